const megabyte = 1024 * 1024

/** Largest file of code that is read, in bytes. Code that people write is far below; data that was saved as code is not read. */
export const largestFile = 2 * megabyte
/** Largest model or live script, as it is stored. */
export const largestModel = 20 * megabyte
/** Most files and bytes of one check. */
export const mostFiles = 500
export const largestTotal = 60 * megabyte

/** Why a file is not read. */
export type Refusal =
  | 'tooLarge'
  | 'empty'
  | 'archive'
  | 'brokenArchive'
  | 'encrypted'
  | 'bomb'
  | 'brokenModel'
  | 'binary'
  | 'unreadable'
  | 'stopped'

/** Ends the reading of a file. */
export class RefusedFile extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

export interface ReadText {
  text: string
  encoding: string
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Whether a file is a ZIP archive, as models (.slx), live scripts (.mlx) and apps (.mlapp) are. */
export const isArchive = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

/** Control characters that no text has; line ends, tabs, form feeds and the escape are not among them. */
const isControl = (code: number) => code < 0x20 && code !== 0x1b && (code < 0x09 || code > 0x0d)

/**
 * The text of a file. MATLAB has written UTF-8 since R2020a; older files carry the code page of their system, which in
 * China is GBK. What is no UTF-8 is therefore read as GB18030, of which GBK is a part.
 * @throws {RefusedFile} when it is no text
 */
export function readText(bytes: Uint8Array): ReadText {
  if (bytes.length === 0) throw new RefusedFile('empty')
  const encodings = encodingsOf(bytes)
  // No character of UTF-8 or GB18030 has such a byte in it.
  if (encodings[0] === 'utf-8' && bytes.some(isControl)) throw new RefusedFile('binary')
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // Not this one.
    }
  }
  throw new RefusedFile('unreadable')
}

function encodingsOf(bytes: Uint8Array): string[] {
  if (startsWith(bytes, 0xff, 0xfe)) return ['utf-16le']
  if (startsWith(bytes, 0xfe, 0xff)) return ['utf-16be']
  return ['utf-8', 'gb18030']
}
