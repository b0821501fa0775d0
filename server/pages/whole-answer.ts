import { STATUS_CODES, type ServerResponse } from 'node:http'
import { timeouts } from '#server/listening.ts'

/** Body and headers of an answer that never changes but for its date. */
export interface WholeAnswer {
  body: Buffer
  /** Names and values in turn. */
  headers: string[]
  /** The answer as it goes over the wire, for the second of its date. */
  wire?: { second: number; bytes: Buffer }
}

const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.trunc((timeouts.keepAliveTimeout ?? 0) / 1000)}\r\n`

/**
 * Sends an answer of status 200 as one block of bytes, made once a second. Node's way composes and checks the headers
 * anew for each answer and hands two blocks to the system; that is half of what a stored page costs
 * (docs/decisions/0002-page-store.md).
 *
 * Node learns that the answer is complete by the event by which it always does. Whatever is not the plain case is left
 * to Node: another answer before this one on the connection, a connection that is to close, a client that does not
 * read as fast as it asks, or a Node that no longer listens for the event.
 * @returns whether it was sent
 */
export function sendWhole(answer: WholeAnswer, response: ServerResponse): boolean {
  const { socket } = response
  if (socket === null || socket.writableNeedDrain || !response.shouldKeepAlive) return false
  if (response.listenerCount('finish') === 0) return false
  socket.write(wireOf(answer))
  response.emit('finish')
  return true
}

/** An answer as it goes over the wire in this second. */
export function wireOf(answer: WholeAnswer): Buffer {
  const now = Date.now()
  const second = Math.trunc(now / 1000)
  if (answer.wire?.second === second) return answer.wire.bytes
  const lines = [`HTTP/1.1 200 ${STATUS_CODES[200] ?? ''}\r\n`]
  for (let index = 0; index < answer.headers.length; index += 2) {
    lines.push(`${answer.headers[index] ?? ''}: ${answer.headers[index + 1] ?? ''}\r\n`)
  }
  lines.push(`Date: ${new Date(now).toUTCString()}\r\n${connection}\r\n`)
  const head = lines.join('')
  // Kept, so in memory of its own: see `keep` in precompressed.ts.
  const bytes = Buffer.allocUnsafeSlow(head.length + answer.body.length)
  bytes.write(head, 'latin1')
  answer.body.copy(bytes, head.length)
  // The body is now a part of the block: one copy of a page in memory, not two.
  answer.body = bytes.subarray(head.length)
  answer.wire = { second, bytes }
  return bytes
}
