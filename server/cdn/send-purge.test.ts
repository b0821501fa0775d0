import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Cdn } from './cdn.ts'
import { createSender } from './send-purge.ts'

const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
let answer: (response: ServerResponse) => void
const server = createServer(({ headers, method, url }, response) => {
  asked.push({ method, url, headers })
  answer(response)
})

async function open(kind: Cdn['kind'], path = '/'): Promise<Cdn> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return { kind, address, token: 'hidden-token', keepSeconds: 60 }
}

const never = new AbortController().signal
const reasonOf = (sending: Promise<void>) => sending.then(() => 'sent').catch((error: unknown) => String(error))

afterEach(async () => {
  asked.length = 0
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a purge', () => {
  it('is a PURGE with keys and token for Varnish', async () => {
    answer = (response) => void response.end()
    await createSender(await open('varnish', '/somewhere'))(['news', 'news:1'], never)
    const headers = { 'surrogate-key': 'news news:1', authorization: 'Bearer hidden-token' }
    expect(asked).toMatchObject([{ method: 'PURGE', url: '/somewhere', headers }])
  })

  it('is a POST to the service for Fastly, hard, with its token alone', async () => {
    answer = (response) => void response.end('{"news":"id"}')
    await createSender(await open('fastly', '/service/abc/'))(['news', 'news:1'], never)
    const headers = { 'surrogate-key': 'news news:1', 'fastly-key': 'hidden-token', accept: 'application/json' }
    expect(asked).toMatchObject([{ method: 'POST', url: '/service/abc/purge', headers }])
    expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => /soft|authorization/.test(name))).toEqual([])
  })

  it.each(['varnish', 'fastly'] as const)(
    '%s: has failed when it is refused or led elsewhere, which nobody follows',
    async (kind) => {
      const cdn = await open(kind)
      const send = createSender(cdn)
      for (const status of [301, 307, 401, 405, 429, 500]) {
        answer = (response) => void response.writeHead(status, { location: cdn.address }).end('hidden-token')
        expect(await reasonOf(send(['news'], never))).toBe(`Error: it answered ${status}`)
      }
      expect(asked).toHaveLength(6)
    },
  )

  it('waits for no CDN that does not answer, and tells no address or token', async () => {
    const cdn = await open('varnish')
    answer = () => undefined
    expect(await reasonOf(createSender(cdn, 50)(['news'], never))).toBe('Error: TimeoutError')
    expect(await reasonOf(createSender(cdn)(['news'], AbortSignal.timeout(50)))).toMatch(/^Error: \w+$/)
    const wrong = createSender({ ...cdn, address: 'http://127.0.0.1:1/' })
    expect(await reasonOf(wrong(['news'], never))).toMatch(/^Error: (?:ECONNREFUSED|TypeError)$/)
  })
})
