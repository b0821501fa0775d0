import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeOfPath } from '#lib/locale.ts'
import { translatedNews } from '../process/addresses.ts'
import { type Answer, ask, asDocument } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readMetric } from '../process/metrics.ts'
import { poll, pollAnswers } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { openPurgeGate, type PurgeGate } from '../process/purge-gate.ts'
import { signIn } from '../process/staff.ts'
import { hasVarnish, isHit, startVarnish, type TestVarnish } from '../process/varnish.ts'

const token = 'a-token-of-the-tests'
const host = 'www.armilla.example'
const robot = { ...asDocument, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }
const article = `/en/news/detail?id=${translatedNews.en.slug}`

let gate: PurgeGate
let portico: Portico
let varnish: TestVarnish
let staff: string
let env: Record<string, string>

const askCache = (address: string, headers: Record<string, string> = {}) => ask(varnish.origin + address, { headers })
const through = async (address: string) => (await askCache(address)).text
const countWaiting = () => readMetric(portico.origin, 'portico_cdn_purge_waiting')
const untilPurged = () =>
  poll(async () => (await countWaiting()) === 0, { within: 10_000, for: 'nothing to be left to purge' })

/** Until the process itself shows a change, which it cannot tell the cache. */
async function untilRefused(title: string): Promise<void> {
  const shows = async () => (await ask(portico.origin + article)).text.includes(title)
  await pollAnswers(shows, { within: 2000, for: `${title} in the process` })
  await poll(async () => (await countWaiting()) > 0, { within: 10_000, for: 'a purge to be refused' })
}

async function publish(title: string): Promise<void> {
  const id = await findNewsNumber(portico.origin, translatedNews.zh.slug)
  const { status } = await ask(`${portico.origin}/admin/api/news/${id}?locale=en`, {
    method: 'PATCH',
    headers: { cookie: staff, origin: portico.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  expect(status).toBe(200)
}

const expectSoon = (address: string, title: string, within: number) =>
  pollAnswers(async () => (await through(address)).includes(title), { within, for: `${title} at ${address}` })

/** What a visitor has of an answer. What is not kept has words of its own in each. */
function seenBy({ headers, status, text }: Answer) {
  const isKept = headers['cache-control']?.includes('no-store') === false
  const names = ['cache-control', 'content-encoding', 'content-language', 'location', 'vary', 'set-cookie']
  return {
    status,
    ...Object.fromEntries(names.map((name) => [name, headers[name]])),
    ...(isKept && { digest: createHash('sha256').update(text).digest('hex') }),
  }
}

/** A page as somebody new sees it, with its files, then a robot, somebody who has been there, and a page that leads there. */
async function visit(path: string): Promise<boolean[]> {
  const cookie = `lang=${localeOfPath(path)}`
  const browser = { ...asDocument, 'accept-encoding': 'gzip, br' }
  const page = await askCache(path, browser)
  const hits = [isHit(page)]
  const files = Array.from(page.text.matchAll(/(?:href|src)="(\/(?:assets|media)\/[^"]+)"/g), ([, file = '']) => file)
  const [pathname = '', search] = path.split('?')
  const data = `${pathname === '/' ? '' : pathname}/_payload.json${search === undefined ? '' : `?${search}`}`
  const asked: [string, Record<string, string>][] = [
    ...Array.from(new Set(files), (file): [string, Record<string, string>] => [file.replaceAll('&amp;', '&'), {}]),
    [path, robot],
    [path, { ...browser, cookie }],
    [data, { accept: '*/*', 'accept-encoding': 'gzip, br', cookie }],
  ]
  for (const [address, headers] of asked) {
    const answer = await askCache(address, headers)
    expect([address, answer.status]).toEqual([address, 200])
    hits.push(isHit(answer))
  }
  return hits
}

/** @returns which share of the requests the cache has answered itself */
async function visitAll(paths: readonly string[]): Promise<number> {
  const waiting = [...paths]
  const hits: boolean[] = []
  const one = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) hits.push(...(await visit(path)))
  }
  await Promise.all(Array.from({ length: 4 }, one))
  return hits.filter(Boolean).length / hits.length
}

describe.skipIf(!hasVarnish)('behind Varnish', () => {
  beforeAll(async () => {
    gate = await openPurgeGate()
    const own = { CDN_PURGE: 'varnish', CDN_PURGE_URL: gate.url, CDN_PURGE_TOKEN: token }
    env = { ...own, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: 'off' }
    portico = await startPortico({ dataDir: await makeDataFolder(), env })
    varnish = await startVarnish({ port: portico.port, token })
    gate.target = varnish.origin
    staff = await signIn(portico.origin)
    await untilPurged()
  })
  afterAll(async () => {
    await varnish.stop()
    await portico.stop()
    gate.close()
    await removeFolder(portico.dataDir)
  })

  test('[L3] gives nobody what is another’s: the same answers as without it, whoever asked before', async () => {
    const agents: Record<string, string>[] = [
      asDocument,
      { accept: asDocument.accept, 'user-agent': asDocument['user-agent'] },
      robot,
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
    const pages = ['/about', '/en/about', '/login', '/en/nowhere', '/About?x=1']
    const addresses = [...pages, '/news/feed.atom', '/news/_payload.json']
    let hits = 0
    const asked = [
      ...addresses.map((address) => ({ address, agents })),
      ...addresses.map((address) => ({ address, agents: agents.slice(0, 1) })),
    ]
    for (const { address, agents: some } of asked)
      for (const agent of some) {
        const compare = async (each: Record<string, string>) => {
          const question = { headers: { host, ...agent, ...each } }
          const [here, there] = await Promise.all([
            askCache(address, question.headers),
            ask(portico.origin + address, question),
          ])
          if (isHit(here)) hits += 1
          expect({ address, agent, each, ...seenBy(here) }).toEqual({ address, agent, each, ...seenBy(there) })
          expect(Object.keys(here.headers).filter((name) => /surrogate|cdn|via/.test(name))).toEqual([])
        }
        await Promise.all(own.map(compare))
      }
    expect(hits).toBeGreaterThan(50)
  })

  test('shows what is published within two seconds, and keeps the other pages', async () => {
    const changed = [article, '/en/news', '/en/news/_payload.json', '/en']
    // The purge of everything at the start comes twice.
    const areKept = async () =>
      (await Promise.all([...changed, '/en/about'].map((address) => askCache(address)))).every(isHit)
    await poll(areKept, { within: 10_000, for: 'all pages to be kept' })
    await publish('Told to the cache')
    for (const address of changed) await expectSoon(address, 'Told to the cache', 2000)
    expect(isHit(await askCache('/en/about'))).toBe(true)
  })

  test('31: CDN purge refused: Portico asks until it has purged, and the page is right then', async () => {
    await untilPurged()
    await through(article)
    gate.isShut = true
    await publish('Told when it listens')
    await untilRefused('Told when it listens')
    expect(await through(article)).toContain('Told to the cache')
    gate.isShut = false
    await expectSoon(article, 'Told when it listens', 15_000)
    expect(portico.output()).toMatch(/"reason":"it answered 503"[^\n]+the CDN does not purge/)
    expect(portico.output()).not.toContain(token)
    await untilPurged()
  })

  test('keeps nothing that is one person’s, and purges for nobody else', async () => {
    const asked: [address: string, headers: Record<string, string>][] = [
      ['/admin/api/users/me', { cookie: staff }],
      ['/about', { cookie: `${staff}; lang=zh`, ...asDocument }],
      ['/about', { authorization: 'Bearer x' }],
      ['/about?preview=x', {}],
      ['/preview/x', {}],
      ['/about', { ...asDocument, cookie: 'lang=en' }],
      ['/search?q=FMI', { ...asDocument, cookie: 'lang=zh' }],
      ['/nowhere', {}],
    ]
    for (const [address, headers] of [...asked, ...asked])
      expect([address, isHit(await askCache(address, headers))]).toEqual([address, false])
    const purge = async (headers: Record<string, string>) =>
      (await ask(varnish.origin, { method: 'PURGE', headers })).status
    expect(await purge({ 'surrogate-key': 'portico' })).toBe(405)
    expect(await purge({ 'surrogate-key': 'portico', authorization: 'Bearer another' })).toBe(405)
    for (const key of ['.*)', 'news|site', ''])
      expect(await purge({ 'surrogate-key': key, authorization: `Bearer ${token}` })).toBe(400)
    for (const address of ['/metrics', '/readyz']) expect((await ask(varnish.origin + address)).status).toBe(404)
  })

  test('answers nineteen of twenty requests of the demo’s visitors itself', async () => {
    const { text } = await ask(`${portico.origin}/sitemap.xml`)
    const paths = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'))
      return pathname + search
    })
    expect(paths.length).toBeGreaterThan(100)
    const some = paths.filter((_path, place) => place % 32 === 0)
    // Each page once, which fills the cache; then again, with a change in between.
    await visitAll(some)
    await publish('Told to the visitors')
    await untilPurged()
    expect(await visitAll(some)).toBeGreaterThanOrEqual(0.95)
  })

  test('31: a change that a killed process had not told yet is told by the next one', async () => {
    await through(article)
    gate.isShut = true
    await publish('Told by the next one')
    await untilRefused('Told by the next one')
    portico.kill('SIGKILL')
    await portico.exited
    expect(await through(article)).not.toContain('Told by the next one')
    gate.isShut = false
    portico = await startPortico({ dataDir: portico.dataDir, port: portico.port, env: { ...env, ADMIN: 'off' } })
    await expectSoon(article, 'Told by the next one', 5000)
    await untilPurged()
  })

  test('gives what it has beyond its time when Portico is gone, and words where it has nothing', async () => {
    const short = (vcl: string) =>
      vcl
        .replace(/set beresp\.ttl = std\.duration.*;/, 'set beresp.ttl = 1s;')
        .replace('req.grace = 60s', 'req.grace = 0s')
    const other = await startVarnish({ port: portico.port, token }, short)
    try {
      const headers = { ...asDocument, cookie: 'lang=en' }
      expect((await ask(`${other.origin}/en/about`, { headers })).status).toBe(200)
      await portico.stop()
      await wait(1100)
      const kept = await ask(`${other.origin}/en/about`, { headers })
      expect([kept.status, kept.headers.age === '0', kept.text.includes('</html>')]).toEqual([200, false, true])
      const lost = await ask(`${other.origin}/en/case`, { headers })
      expect(lost).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '10' } })
      expect(lost.text).toContain('The service is not available for the moment.')
    } finally {
      await other.stop()
    }
  })
})
