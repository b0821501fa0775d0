import { type PackedFile, packTar } from './tar.ts'

interface Package {
  name: string
  version: string
  architecture: 'amd64' | 'arm64'
  description: string
  files: readonly PackedFile[]
  date: Date
}

/** A member of an `ar` archive; members begin at even places. */
function member(name: string, content: Buffer, date: Date): Buffer {
  const fields: [text: string, length: number][] = [
    [name, 16],
    [String(Math.floor(date.getTime() / 1000)), 12],
    ['0', 6],
    ['0', 6],
    ['100644', 8],
    [String(content.length), 10],
  ]
  const header = `${fields.map(([text, length]) => text.padEnd(length)).join('')}\`\n`
  return Buffer.concat([Buffer.from(header), content, Buffer.alloc(content.length % 2, '\n')])
}

/** Every folder above some files, the outer ones first. */
function foldersOf(files: readonly PackedFile[]): PackedFile[] {
  const paths = files.flatMap(({ path }) =>
    [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)).filter((folder) => folder !== './'),
  )
  return ['./', ...new Set(paths)].map((path) => ({ path, content: '' }))
}

/** A Debian package (deb(5)) that puts its files below `/usr/share/doc`, and nothing else. */
export function packDeb({ architecture, date, description, files, name, version }: Package): Buffer {
  const placed = files.map((file) => ({ ...file, path: `./usr/share/doc/${name}/${file.path}` }))
  const size = placed.reduce((sum, { content }) => sum + Buffer.byteLength(Buffer.from(content)), 0)
  const control = `Package: ${name}
Version: ${version}
Architecture: ${architecture}
Maintainer: Armilla <support@armilla.example>
Installed-Size: ${Math.ceil(size / 1024)}
Section: science
Priority: optional
Homepage: https://armilla.example/
Description: ${description}
 This is the sample package of a demo site: it holds examples to open and
 run, and not the program itself.
`
  return Buffer.concat([
    Buffer.from('!<arch>\n'),
    member('debian-binary', Buffer.from('2.0\n'), date),
    member('control.tar.gz', packTar([{ path: './control', content: control }], date), date),
    member('data.tar.gz', packTar([...foldersOf(placed), ...placed], date), date),
  ])
}
