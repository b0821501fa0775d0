import { randomBytes } from 'node:crypto'

/** Stands where a part belongs. Random, so that no text of a page can be taken for it. */
const mark = randomBytes(16).toString('base64url')

/**
 * The drawn parts of one page, kept out of React's hands: it would measure, copy and encode them once more, which costs
 * as much as drawing the rest of the page.
 */
export function createDrawnParts() {
  const parts: (string | Uint8Array)[] = []
  return {
    /** @returns what React draws in place of the part. */
    put: (html: string | Uint8Array): string => `${mark}${parts.push(html) - 1}.`,
    /** The page's bytes: what React drew, with each part in its place. React may have drawn a part twice and kept one. */
    fillIn: (drawn: Uint8Array[]): Buffer => {
      const rest = Buffer.concat(drawn)
      const pieces: Uint8Array[] = []
      let from = 0
      for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark, from)) {
        const end = rest.indexOf('.', at)
        const part = parts[Number(rest.toString('latin1', at + mark.length, end))] ?? ''
        pieces.push(rest.subarray(from, at), typeof part === 'string' ? Buffer.from(part) : part)
        from = end + 1
      }
      pieces.push(rest.subarray(from))
      return Buffer.concat(pieces)
    },
  }
}
