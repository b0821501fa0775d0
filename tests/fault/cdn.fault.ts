import { createHash } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translatedNews } from '../process/addresses.ts'
import { type Answer, ask, asDocument } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readMetric } from '../process/metrics.ts'
import { poll } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { signIn } from '../process/staff.ts'
import { hasVarnish, startVarnish, type TestVarnish } from '../process/varnish.ts'

const token = 'a-token-of-the-tests'
const host = 'www.armilla.example'

/** What stands before the purges of Varnish, and can refuse them. */
interface Gate {
  url: string
  isShut: boolean
  varnish: string
  /** Keys that were let through. */
  purged: string[]
}

async function openGate(): Promise<{ gate: Gate; server: Server }> {
  const gate: Gate = { url: '', isShut: false, varnish: '', purged: [] }
  const server = createServer(({ headers, method }, response) => {
    if (gate.isShut || gate.varnish === '') return void response.writeHead(503).end()
    gate.purged.push(String(headers['surrogate-key']))
    const passing = request(gate.varnish, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 500)
      answer.pipe(response)
    })
    passing.on('error', () => response.destroy())
    passing.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  gate.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { gate, server }
}

describe.skipIf(!hasVarnish)('behind Varnish', () => {
  let gate: Gate
  let server: Server
  let portico: Portico
  let varnish: TestVarnish
  let staff: string
  beforeAll(async () => {
    ;({ gate, server } = await openGate())
    portico = await startPortico({
      dataDir: await makeDataFolder(),
      env: {
        CDN_PURGE: 'varnish',
        CDN_PURGE_URL: gate.url,
        CDN_PURGE_TOKEN: token,
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_LIMITS: 'off',
      },
    })
    varnish = await startVarnish({ port: portico.port, token })
    gate.varnish = varnish.origin
    staff = await signIn(portico.origin)
  })
  afterAll(async () => {
    await varnish.stop()
    await portico.stop()
    server.close()
    await removeFolder(portico.dataDir)
  })

  /** Asks the same through the cache and past it. */
  const both = async (address: string, headers: Record<string, string>) =>
    Promise.all([ask(varnish.origin + address, { headers }), ask(portico.origin + address, { headers })])

  test('[L3] gives nobody what is another’s: the same answers as without it, whoever asked before', async () => {
    const agents: Record<string, string>[] = [
      asDocument,
      { accept: asDocument.accept, 'user-agent': asDocument['user-agent'] },
      { ...asDocument, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
      { ...asDocument, 'sec-fetch-dest': 'iframe' },
      { accept: '*/*' },
    ]
    const own: Record<string, string>[] = [
      {},
      { cookie: 'lang=zh' },
      { cookie: 'a=1; lang=en; b=lang=zh' },
      { cookie: 'lang=xx', 'accept-language': 'en-US,en;q=0.9' },
      { cookie: `${staff}; lang=zh`, authorization: 'Bearer x', accessToken: 'x' },
      { 'accept-encoding': 'gzip', 'x-forwarded-host': 'evil.example', 'x-cdn-way': 'pass', 'x-cdn-first': 'en' },
      { 'accept-encoding': 'br', cookie: 'lang=en', referer: `http://${host}/en/about` },
    ]
    const addresses = [
      '/about',
      '/en/about',
      '/login',
      '/en/nowhere',
      '/news/feed.xml',
      '/About?x=1',
      '/news/_payload.json',
    ]
    for (const address of [...addresses, ...addresses])
      for (const agent of agents)
        for (const each of own) {
          const [through, past] = await both(address, { host, ...agent, ...each })
          expect({ address, agent, each, ...seenBy(through) }).toEqual({ address, agent, each, ...seenBy(past) })
          expect(Object.keys(through.headers).filter((name) => /surrogate|cdn|varnish|via/.test(name))).toEqual([])
        }
  })
})

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a visitor has of an answer. What is not kept has words of its own in each. */
function seenBy({ headers, status, text }: Answer) {
  const isKept = headers['cache-control']?.includes('no-store') === false
  const {
    'cache-control': control,
    'content-encoding': encoding,
    'content-language': language,
    location,
    vary,
  } = headers
  return { status, control, encoding, language, location, vary, cookie: headers['set-cookie'], ...(isKept && { digest: digest(text) }) }
}
