import { gzipSync } from 'node:zlib'

export interface PackedFile {
  /** One that ends in a slash is a folder. */
  path: string
  content: string | Uint8Array
  isExecutable?: boolean
}

const block = 512

/** A header of POSIX ustar; the time is the release's, so that the same content is the same archive. */
function headerOf({ isExecutable, path }: PackedFile, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(block)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(path, 0, 100)
  const isFolder = path.endsWith('/')
  header.write(octal(isExecutable || isFolder ? 0o755 : 0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(seconds, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A `.tar.gz` of the files. */
export function packTar(files: readonly PackedFile[], date: Date): Buffer {
  const seconds = Math.floor(date.getTime() / 1000)
  const parts = files.flatMap((file) => {
    const content = Buffer.from(file.content)
    const padding = Buffer.alloc((block - (content.length % block)) % block)
    return [headerOf(file, content.length, seconds), content, padding]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 })
}
