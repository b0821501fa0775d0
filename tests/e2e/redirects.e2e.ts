import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { translatedNews } from '../process/addresses.ts'
import { ask, asDocument } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { pollAnswers } from '../process/poll.ts'
import { makePostgres } from '../process/postgres.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { publisher, signIn } from '../process/staff.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'

/** How soon a rule holds in every process, in milliseconds. */
const soon = 1500

async function openRules({ origin }: Portico) {
  const headers = { cookie: await signIn(origin, publisher), origin, 'content-type': 'application/json' }
  const send = async (method: string, path: string, data?: unknown) => {
    const body = data === undefined ? {} : { body: JSON.stringify(data) }
    const answer = await ask(`${origin}/admin/api/redirects${path}`, { method, headers, ...body })
    return {
      status: answer.status,
      body: JSON.parse(answer.text) as { doc: { id: number }; docs: Kept[]; missing: Kept[] },
    }
  }
  return { send, headers }
}

interface Kept {
  id: number
  from: string
  uses: number
  address: string
  times: number
  host: string
}

const leads = async (origin: string, address: string, method = 'GET') => {
  const { headers, status } = await ask(origin + address, { method })
  return { status, location: headers.location, cache: headers['cache-control'] }
}
const short = 'public, max-age=60'

/** Everything that one process on a database is told, and what it and the other one then answer. */
async function expectRedirects(writer: Portico, reader: Portico): Promise<void> {
  const { send } = await openRules(writer)
  const nowhere = { status: 404, location: undefined, cache: 'no-store' }
  expect(await leads(reader.origin, '/old/page')).toEqual(nowhere)
  const { body } = await send('POST', '', { from: '/old/page', to: '/about' })
  await pollAnswers(async () => (await leads(reader.origin, '/old/page')).status === 301, {
    within: soon,
    for: 'the rule',
  })

  const rules =
    '/blog/*,/news,no\n/show?id=1,/product\n/product/gone/*,/solution/*\n/news/detail?id=never-was,/news\n/a,/b\n/b,/help'
  expect((await send('POST', '/import', { text: rules })).status).toBe(200)
  // Each process hears of it by itself.
  for (const { origin } of [writer, reader])
    await pollAnswers(async () => (await leads(origin, '/blog/x')).status === 302, { within: soon, for: 'the import' })
  for (const { origin } of [writer, reader]) {
    for (const [address, status, location] of [
      ['/Old//Page/?utm_source=x', 301, '/about'],
      ['/en/old/page', 301, '/en/about'],
      ['/blog/2019/best', 302, '/news'],
      ['/show?id=1', 301, '/product'],
      ['/product/gone/a?x=1', 301, '/solution/a?x=1'],
      ['/news/detail?id=never-was', 301, '/news'],
      ['/en/news/detail?id=never-was', 301, '/en/news'],
      ['/a', 301, '/help'],
    ] as const)
      for (const method of ['GET', 'HEAD'])
        expect({ address, ...(await leads(origin, address, method)) }).toEqual({
          address,
          status,
          location,
          cache: short,
        })
    for (const address of ['/show?id=2', '/old', '/old/page.data', '/news/detail?id=another'])
      expect({ address, ...(await leads(origin, address)) }).toEqual({ address, ...nowhere })
    // What is there is nobody's to redirect.
    expect((await leads(origin, '/news')).status).toBe(200)
    const { slug } = translatedNews.zh
    expect((await leads(origin, `/news/detail?id=${slug}`)).status).toBe(200)
  }
  await send('DELETE', `/${body.doc.id}`)
  await pollAnswers(async () => (await leads(reader.origin, '/old/page')).status === 404, {
    within: soon,
    for: 'the rule to go',
  })
}

describe('27: redirects', () => {
  test('hold in every process on one SQLite database, and are counted with what was asked for in vain', async () => {
    const dataDir = await makeDataFolder()
    const env = { RATE_LIMITS: 'off' }
    const [writer, reader] = await Promise.all([
      startPortico({ dataDir, env }),
      startPortico({ dataDir, env: { ...env, ADMIN: 'off' } }),
    ])
    const processes = [writer, reader]
    try {
      await expectRedirects(writer, reader)
      const { headers, send } = await openRules(writer)
      await expectFormerSlug(writer, headers)
      await expectNothingOfCutImport(writer, headers)
      await ask(`${reader.origin}/was/linked?token=0123456789abcdef`, {
        headers: { referer: 'https://old.example/x?q=1' },
      })
      await ask(`${reader.origin}/wp-login.php`)
      // A process writes what it has counted when it stops, not only each minute.
      await reader.stop()
      const { body } = await send('GET', '/missing')
      expect(body.missing.find(({ address }) => address === '/was/linked')).toMatchObject({
        times: 1,
        host: 'old.example',
      })
      expect(JSON.stringify(body)).not.toMatch(/wp-login|token|0123456789/)
      const { docs } = (await send('GET', '?limit=0')).body
      expect(docs.find(({ from }) => from === '/blog/*')?.uses).toBeGreaterThanOrEqual(2)
      expect(docs.map(({ from, uses }) => [from, uses > 0])).toContainEqual(['/b', true])
    } finally {
      await Promise.all(processes.map((each) => each.stop()))
      await removeFolder(dataDir)
    }
  })

  test('are asked for before the language that somebody has stored is forgotten', async () => {
    const dataDir = await makeDataFolder()
    const portico = await startPortico({ dataDir })
    try {
      const { send } = await openRules(portico)
      await send('POST', '', { from: '/old', to: '/about' })
      const english = { headers: { ...asDocument, cookie: 'lang=en' } }
      await pollAnswers(async () => (await leads(portico.origin, '/old')).status === 301, {
        within: soon,
        for: 'the rule',
      })
      const first = await ask(`${portico.origin}/old`, english)
      expect([first.status, first.headers.location]).toEqual([302, '/en/old'])
      const second = await ask(`${portico.origin}/en/old`, english)
      expect([second.status, second.headers.location]).toEqual([301, '/en/about'])
    } finally {
      await portico.stop()
      await removeFolder(dataDir)
    }
  })

  test.skipIf(findPostgres() === undefined)('hold in every process on one PostgreSQL database', async () => {
    const postgres = await makePostgres()
    const env = { DATABASE_URL: postgres.url, PORTICO_SECRET: 'a secret of the tests, long enough', RATE_LIMITS: 'off' }
    const processes: Portico[] = []
    try {
      const start = async (own: Record<string, string>) => {
        const dataDir = await makeDataFolder({ isEmpty: true })
        const portico = await startPortico({ dataDir, env: { ...env, ...own } })
        processes.push(portico)
        return portico
      }
      const [writer, reader] = await Promise.all([start({}), start({ ADMIN: 'off' })])
      await expectRedirects(writer, reader)
    } finally {
      await Promise.all(processes.map((each) => each.stop()))
      await Promise.all(processes.map(({ dataDir }) => removeFolder(dataDir)))
      await postgres.stop()
    }
  })
})

/** The slug that a record once had goes on leading to it, before any rule. */
async function expectFormerSlug({ origin }: Portico, headers: Record<string, string>): Promise<void> {
  const { slug } = translatedNews.zh
  const id = await findNewsNumber(origin, slug)
  const { status } = await ask(`${origin}/admin/api/news/${id}?locale=zh`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ slug: 'renamed-by-a-test', _status: 'published' }),
  })
  expect(status).toBe(200)
  const rule = { from: `/news/detail?id=${slug}`, to: '/about' }
  await ask(`${origin}/admin/api/redirects`, { method: 'POST', headers, body: JSON.stringify(rule) })
  await pollAnswers(
    async () => (await leads(origin, `/news/detail?id=${slug}`)).location === '/news/detail?id=renamed-by-a-test',
    { within: soon, for: 'the former slug' },
  )
}

/** A request that ends in the middle of its file leaves nothing behind. */
async function expectNothingOfCutImport({ origin }: Portico, headers: Record<string, string>): Promise<void> {
  const text = Array.from({ length: 9000 }, (_, at) => `/cut/${at},/about`).join('\n')
  const body = JSON.stringify({ text })
  const asking = request(`${origin}/admin/api/redirects/import`, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  })
  asking.on('error', () => undefined)
  asking.write(body.slice(0, body.length / 2))
  await wait(300)
  asking.destroy()
  await wait(300)
  const { text: kept } = await ask(`${origin}/admin/api/redirects/export`, { headers })
  expect(kept).not.toContain('/cut/')
}
