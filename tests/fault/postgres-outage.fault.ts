import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNumberStays } from '../browser/error-number.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readPage } from '../process/html.ts'
import { readRedrawn } from '../process/metrics.ts'
import { poll } from '../process/poll.ts'
import { type Portico, spawnPortico, startPortico } from '../process/portico.ts'
import { makePostgres } from '../process/postgres.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'

describe.skipIf(findPostgres() === undefined)('a PostgreSQL that goes away and comes back', () => {
  let postgres: Awaited<ReturnType<typeof makePostgres>>
  let portico: Portico
  beforeAll(async () => {
    postgres = await makePostgres()
    portico = await startPortico({
      dataDir: await makeDataFolder({ isEmpty: true }),
      env: { ADMIN: 'off', DATABASE_URL: postgres.url },
    })
  })
  afterAll(async () => {
    await portico.stop()
    await postgres.stop()
    await removeFolder(portico.dataDir)
  })

  const statusOf = async (path: string) => (await ask(portico.origin + path)).status

  test('[E10] stored pages go on, others say to come back, and all is well afterwards without a restart', async () => {
    const stored = await ask(`${portico.origin}/en/about`)
    expect(stored.status).toBe(200)
    const redrawn = await readRedrawn(portico.origin)
    const { text: before } = await ask(`${portico.origin}/metrics`)
    for (const line of ['portico_database_up 1', 'portico_purge_channel_up 1', 'portico_queue_length{queue="mails"} 0'])
      expect(before.split('\n')).toContain(line)
    expect(before).toMatch(/^portico_database_connections\{state="idle"\} \d+$/m)
    await postgres.pause()
    const { status: readiness, text: reasons } = await ask(`${portico.origin}/readyz`)
    expect([readiness, reasons]).toEqual([503, 'database\npurge channel'])
    // The other figures are told all the same, and what waits is not told as nothing.
    const { text: figures } = await ask(`${portico.origin}/metrics`)
    expect(figures).toMatch(/^portico_database_up 0$/m)
    expect(figures).toMatch(/^portico_purge_channel_up 0$/m)
    expect(figures).toMatch(/^portico_disk_free_bytes \d/m)
    expect(figures).not.toMatch(/^portico_queue_length\{/m)
    for (const [address, explanation] of Object.entries({
      '/contact': '网站所需的服务暂时没有应答',
      '/en/contact': 'A service behind this site isn’t responding',
    })) {
      const { headers, status, text } = await ask(portico.origin + address)
      expect([address, status, headers['cache-control'], headers['retry-after']]).toEqual([
        address,
        503,
        'no-store',
        '10',
      ])
      expect(readPage(text).headings).toEqual(['Service Unavailable'])
      expect(text).toContain(explanation)
      expect(text).toContain(String(headers['x-request-id']))
      expect(portico.output()).toContain(String(headers['x-request-id']))
      expect(text).not.toMatch(/ECONNREFUSED|ENOENT|postgres:|DATABASE_URL|\.s\.PGSQL|\n\s+at /)
    }
    // Every way in, and never as a fault of ours or as something that does not exist.
    for (const path of [
      '/search?q=x',
      '/news/feed.atom',
      '/sitemap.xml',
      '/releases/index.json',
      '/.well-known/csaf/provider-metadata.json',
      '/api/portal/ecology/list',
      '/api/portal/search',
      '/api/portal/auth/login',
    ]) {
      const isCall = path.startsWith('/api/')
      const answer = await ask(portico.origin + path, {
        method: isCall ? 'POST' : 'GET',
        ...(isCall && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'x', email: 'maya.hart@example.com', password: 'seven wet umbrellas' }),
        }),
      })
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '10'])
    }
    await expectNumberStays(`${portico.origin}/en/contact`)
    const again = await ask(`${portico.origin}/en/about`)
    expect([again.status, again.text, again.headers['server-timing']]).toEqual([200, stored.text, 'store;desc=hit'])

    // A process that starts meanwhile waits, and is there when the database is.
    const late = await spawnPortico({ dataDir: portico.dataDir, env: { ADMIN: 'off', DATABASE_URL: postgres.url } })
    await poll(() => late.output().includes('waiting up to 60 s'), { within: 30_000, for: 'the second start to wait' })
    await postgres.resume()
    await poll(async () => (await fetch(`${late.origin}/readyz`).catch(() => undefined))?.ok, {
      within: 60_000,
      for: 'the second process to be ready',
    })
    await late.stop()
    await poll(async () => (await statusOf('/readyz')) === 200, { within: 15_000, for: 'the process to be ready' })
    expect([await statusOf('/contact'), await statusOf('/en/contact')]).toEqual([200, 200])
    // What was purged meanwhile is unknown, so everything is: the page that was asked for again is made anew.
    await poll(async () => (await readRedrawn(portico.origin)) > redrawn, {
      within: 15_000,
      for: 'the stored page to be made anew',
    })
    expect(await statusOf('/en/about')).toBe(200)
  })
})
