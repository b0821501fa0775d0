import type { IncomingMessage, ServerResponse } from 'node:http'

/** What only the router knows of a request. */
interface Identity {
  requestId: string
  kind: string
}

type Response = Pick<ServerResponse, 'once' | 'statusCode'> & { socket: { bytesWritten: number } | null }

/** A line for every answer, for operators who ask for it (`ACCESS_LOG`). */
export interface AccessLog {
  /** Writes a line when the answer is over, or its client gone. */
  follow: (request: Pick<IncomingMessage, 'method' | 'url'>, response: Response) => void
  /** Says who an answer belongs to; what nobody does is of the fast path. @param identity asked at the end */
  identify: (response: object, identity: () => Identity) => void
}

/** Longest path of a line. */
const longestPath = 300

/**
 * Neither the client's address nor the query is written: the log keeps nothing about who visits, and queries carry what people
 * type and the tokens of links.
 */
export function createAccessLog(log: { info: (facts: object, words: string) => void }): AccessLog {
  const identities = new WeakMap<object, () => Identity>()
  return {
    identify: (response, identity) => identities.set(response, identity),
    follow: ({ method, url = '' }, response) => {
      const begun = performance.now()
      // The socket may be gone by the end, and has sent earlier answers.
      const { socket } = response
      const before = socket?.bytesWritten ?? 0
      response.once('close', () => {
        const milliseconds = Math.round((performance.now() - begun) * 10) / 10
        const bytes = (socket?.bytesWritten ?? before) - before
        const identity = identities.get(response)?.() ?? { kind: 'stored' }
        log.info(
          { method, path: loggedPath(url), status: response.statusCode, milliseconds, bytes, ...identity },
          'answered',
        )
      })
    },
  }
}

/** A path without query and without what opens something to whoever has it: links to previews, files and new passwords. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
    .split('/')
    .map((segment) => (isToken(segment) ? '[cut]' : segment))
    .join('/')
    .slice(0, longestPath)
}

const fileEnding = /\.(?:[a-z]{2,4}|woff2|mp4)$/

/** Words in an address are small letters between hyphens, or encoded Chinese. */
function isToken(segment: string): boolean {
  if (segment.length < 24 || fileEnding.test(segment)) return false
  return /[A-Z_.~]|[a-z0-9]{20}/.test(segment.replaceAll(/%[0-9a-f]{2}/gi, ''))
}
