import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A scanner's verdict: clean, or the name of what it found. */
type Finding = { clean: true } | { clean: false; name: string }

export interface Scanner {
  /** @throws when the scanner is unavailable, too slow, or gives no verdict */
  scan: (source: AsyncIterable<Uint8Array>) => Promise<Finding>
}

/**
 * How long one scan may take while somebody waits, in milliseconds: a request has thirty seconds, including its upload.
 */
const patience = 8000
/** A piece of a file, in bytes; the daemon's own limit for a whole stream is its StreamMaxLength. */
const pieceBytes = 64 * 1024
const longestAnswer = 4096

function dial(url: string): Socket {
  const { hostname, pathname, port, protocol } = new URL(url)
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) })
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 3310 : Number(port) })
}

const sizeOf = (length: number) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain')
}

/** `zINSTREAM`, then each piece after its length, then a zero length. */
async function stream(socket: Socket, source: AsyncIterable<Uint8Array>): Promise<void> {
  await send(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of source) {
    for (let start = 0; start < chunk.byteLength; start += pieceBytes) {
      const piece = chunk.subarray(start, start + pieceBytes)
      await send(socket, sizeOf(piece.byteLength))
      await send(socket, piece)
    }
  }
  await send(socket, sizeOf(0))
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('utf8')
    if (answer.includes('\0') || answer.length > longestAnswer) break
  }
  return answer
}

/** Only these two complete answers count; a truncated one is neither. */
function judge(answer: string): Finding {
  if (answer === 'stream: OK\0') return { clean: true }
  const name = /^stream: (.{1,200}) FOUND\0$/.exec(answer)?.[1]
  if (name !== undefined) return { clean: false, name }
  throw new Error(`the scanner answers “${answer.replaceAll(/[^\x20-\x7E]/g, '').slice(0, 100)}”`)
}

/**
 * Scans with ClamAV's daemon over its own protocol (man clamd, INSTREAM): the file is streamed, so the daemon needs no
 * read permission, and nothing is held in memory.
 * @param url `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`
 */
export function createClamd(url: string, silence = patience): Scanner {
  return {
    async scan(source) {
      const socket = dial(url)
      const timer = setTimeout(() => socket.destroy(new Error('the scanner is too slow')), silence)
      try {
        const failure = new Promise<never>((_, reject) => socket.once('error', reject))
        const answer = readAnswer(socket)
        // The second failure only repeats the first.
        failure.catch(() => undefined)
        answer.catch(() => undefined)
        const ended = answer.then((text) => {
          if (!text.includes('\0')) throw new Error('the scanner closed the line')
          return text
        })
        ended.catch(() => undefined)
        // If a file exceeds its limit, the daemon answers early and stops reading.
        await Promise.race([stream(socket, source), ended, failure])
        return judge(await Promise.race([ended, failure]))
      } finally {
        clearTimeout(timer)
        socket.destroy()
      }
    },
  }
}
