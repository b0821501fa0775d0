/** Largest file that is read, in bytes. Code that people write is far below; data that was saved as code is not read. */
export const largestFile = 2 * 1024 * 1024
/** Most files and bytes of one check. */
export const mostFiles = 500
export const largestTotal = 20 * 1024 * 1024

/** Why a file is not read as M code. */
export type Refusal = 'tooLarge' | 'empty' | 'archive' | 'binary' | 'unreadable'

export type ReadText = { text: string; encoding: string } | { refusal: Refusal }

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Control characters that no text has; line ends, tabs, form feeds and the escape are not among them. */
const isControl = (code: number) => code < 0x20 && code !== 0x1b && (code < 0x09 || code > 0x0d)

/**
 * The text of a file. MATLAB has written UTF-8 since R2020a; older files carry the code page of their system, which in
 * China is GBK. What is no UTF-8 is therefore read as GB18030, of which GBK is a part.
 */
export function readText(bytes: Uint8Array): ReadText {
  if (bytes.length > largestFile) return { refusal: 'tooLarge' }
  if (bytes.length === 0) return { refusal: 'empty' }
  // Live scripts (.mlx), models (.slx) and apps (.mlapp) are ZIP archives.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { refusal: 'archive' }
  const encodings = encodingsOf(bytes)
  // No character of UTF-8 or GB18030 has such a byte in it.
  if (encodings[0] === 'utf-8' && bytes.some(isControl)) return { refusal: 'binary' }
  return decode(bytes, encodings) ?? { refusal: 'unreadable' }
}

function decode(bytes: Uint8Array, encodings: string[]): { text: string; encoding: string } | undefined {
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // Not this one.
    }
  }
  return undefined
}

function encodingsOf(bytes: Uint8Array): string[] {
  if (startsWith(bytes, 0xff, 0xfe)) return ['utf-16le']
  if (startsWith(bytes, 0xfe, 0xff)) return ['utf-16be']
  return ['utf-8', 'gb18030']
}
