import { STATUS_CODES, type ServerResponse } from 'node:http'
import { timeouts } from '#server/listening.ts'

/** Body and headers of an answer that only ever changes its date. */
export interface PreparedAnswer {
  body: Buffer
  /** Alternating names and values. */
  headers: string[]
  /** The answer as sent over the wire, valid for the second of its date. */
  wire?: { second: number; bytes: Buffer }
}

const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.trunc((timeouts.keepAliveTimeout ?? 0) / 1000)}\r\n`

/**
 * Sends an answer of status 200 in a single write of bytes that are composed once a second. Node itself composes and
 * checks the headers for each answer and writes twice, which makes a stored page cost about 1.3 times the processor
 * time (docs/decisions/0002-page-store.md). `SINGLE_WRITE=off` leaves everything to Node.
 *
 * Node learns from the `finish` event that the answer is complete, as it always does. Everything but the plain case is
 * left to Node: an earlier answer pending on the connection, a connection that is closing, a client that reads more
 * slowly than it asks, or a Node version that no longer listens for the event.
 * @returns whether it was sent
 */
export function sendInOneWrite(answer: PreparedAnswer, response: ServerResponse): boolean {
  const { socket } = response
  if (socket === null || socket.writableNeedDrain || !response.shouldKeepAlive) return false
  if (response.listenerCount('finish') === 0) return false
  socket.write(wireOf(answer))
  response.emit('finish')
  return true
}

/** An answer as sent over the wire in this second. */
export function wireOf(answer: PreparedAnswer): Buffer {
  const now = Date.now()
  const second = Math.trunc(now / 1000)
  if (answer.wire?.second === second) return answer.wire.bytes
  const lines = [`HTTP/1.1 200 ${STATUS_CODES[200] ?? ''}\r\n`]
  for (let index = 0; index < answer.headers.length; index += 2) {
    lines.push(`${answer.headers[index] ?? ''}: ${answer.headers[index + 1] ?? ''}\r\n`)
  }
  lines.push(`Date: ${new Date(now).toUTCString()}\r\n${connection}\r\n`)
  const head = lines.join('')
  // Kept, so in its own memory: see `keep` in precompressed.ts.
  const bytes = Buffer.allocUnsafeSlow(head.length + answer.body.length)
  bytes.write(head, 'latin1')
  answer.body.copy(bytes, head.length)
  // The body is now part of the block: one copy of a page in memory, not two.
  answer.body = bytes.subarray(head.length)
  answer.wire = { second, bytes }
  return bytes
}
