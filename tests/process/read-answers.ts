import { brotliDecompressSync } from 'node:zlib'

/** An answer as it came over a connection. */
export interface RawAnswer {
  /** Status line and headers. */
  head: string
  /** As text, whatever it was compressed by. */
  body: string
}

function readChunks(bytes: Buffer): { body: Buffer; end: number } | undefined {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at)
    const length = line < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + length + 2
    if (!(end <= bytes.length)) return undefined
    if (length === 0) return { body: Buffer.concat(parts), end }
    parts.push(bytes.subarray(line + 2, line + 2 + length))
    at = end
  }
}

/** The whole answers among what came over a connection, in their order; the beginning of another is left out. */
export function readAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = bytes; ;) {
    const gap = rest.indexOf('\r\n\r\n')
    if (gap < 0) return answers
    const head = rest.toString('latin1', 0, gap)
    const after = rest.subarray(gap + 4)
    const length = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1])
    const found = Number.isNaN(length) ? readChunks(after) : { body: after.subarray(0, length), end: length }
    if (found === undefined || found.end > after.length) return answers
    const plain = /^content-encoding: br\r?$/im.test(head) ? brotliDecompressSync(found.body) : found.body
    answers.push({ head, body: plain.toString() })
    rest = after.subarray(found.end)
  }
}
