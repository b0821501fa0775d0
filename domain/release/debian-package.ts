import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { extract } from 'tar-stream'

/** A Debian package cannot be read; the message says why. */
export class DebianPackageError extends Error {
  override name = 'DebianPackageError'
}

/** Reads bytes `start` to `end` of a package, both inclusive. */
type ReadBytes = (start: number, end: number) => Promise<Buffer>

const magic = '!<arch>\n'
const headerLength = 60
/** Size limit of a control file. */
const largestControl = 1024 * 1024

const unpackers: Record<string, (packed: Buffer) => Buffer> = {
  'control.tar': (packed) => packed,
  'control.tar.gz': (packed) => gunzipSync(packed, { maxOutputLength: largestControl }),
  'control.tar.zst': (packed) => zstdDecompressSync(packed, { maxOutputLength: largestControl }),
}

/** A member of an `ar` archive: its name, and where its bytes are. */
async function readMember(read: ReadBytes, at: number) {
  const header = (await read(at, at + headerLength - 1)).toString('latin1')
  const size = Number.parseInt(header.slice(48, 58), 10)
  if (!header.endsWith('`\n') || Number.isNaN(size)) throw new DebianPackageError('this is no Debian package')
  const start = at + headerLength
  // Members start at even offsets.
  return { name: header.slice(0, 16).trim().replace(/\/$/, ''), start, size, next: start + size + (size % 2) }
}

/**
 * The control file of a Debian package (deb(5), deb-control(5)), read from its first bytes.
 * @returns its text, without empty lines
 * @throws DebianPackageError
 */
export async function readControl(read: ReadBytes): Promise<string> {
  const first = await read(0, magic.length - 1)
  if (first.toString('latin1') !== magic) throw new DebianPackageError('this is no Debian package')
  const version = await readMember(read, magic.length)
  const control = await readMember(read, version.next)
  const unpack = unpackers[control.name]
  if (unpack === undefined || control.size > largestControl)
    throw new DebianPackageError(`${control.name} cannot be read; build the package with dpkg-deb -Zgzip or -Zzstd`)
  const packed = await read(control.start, control.start + control.size - 1)
  const text = await findControl(() => unpack(packed)).catch((cause: unknown) => {
    throw new DebianPackageError(`${control.name} is damaged`, { cause })
  })
  if (text === undefined) throw new DebianPackageError('the package has no control file')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** The text of the control file in an archive. @throws what is wrong with the archive */
async function findControl(unpack: () => Buffer): Promise<string | undefined> {
  const archive = extract()
  archive.end(unpack())
  let text: string | undefined
  for await (const entry of archive) {
    const blocks: Buffer[] = []
    for await (const block of entry) blocks.push(block as Buffer)
    if (/^(?:\.\/)?control$/.test(entry.header.name)) text = Buffer.concat(blocks).toString('utf8')
  }
  return text
}

/** One field of a control file. */
export function controlField(control: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'mi').exec(control)?.[1]?.trim() ?? ''
}
