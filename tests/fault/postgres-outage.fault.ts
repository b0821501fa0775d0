import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readPage } from '../process/html.ts'
import { poll } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'
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

  test('[E10] stored pages go on, others are 500 in their language, and all is well afterwards without a restart', async () => {
    const stored = await ask(`${portico.origin}/en/about`)
    expect(stored.status).toBe(200)
    await postgres.pause()
    expect(await statusOf('/readyz')).toBe(503)
    for (const [address, explanation] of Object.entries({
      '/contact': '服务出错，已记录。',
      '/en/contact': 'Something failed on our side and has been recorded.',
    })) {
      const { headers, status, text } = await ask(portico.origin + address)
      expect({ address, status, control: headers['cache-control'] }).toEqual({
        address,
        status: 500,
        control: 'no-store',
      })
      expect(readPage(text).headings).toEqual(['Internal Server Error'])
      expect(text).toContain(explanation)
      expect(text).toContain(String(headers['x-request-id']))
      expect(portico.output()).toContain(String(headers['x-request-id']))
      expect(text).not.toMatch(/ECONNREFUSED|ENOENT|postgres:|DATABASE_URL|\.s\.PGSQL|\n\s+at /)
    }
    const again = await ask(`${portico.origin}/en/about`)
    expect([again.status, again.text, again.headers['server-timing']]).toEqual([200, stored.text, 'store;desc=hit'])

    await postgres.resume()
    await poll(async () => (await statusOf('/readyz')) === 200, { within: 15_000, for: 'the process to be ready' })
    expect([await statusOf('/contact'), await statusOf('/en/contact')]).toEqual([200, 200])
    // What was purged meanwhile is unknown, so everything is: the kept page is made anew.
    await poll(
      async () =>
        (await ask(`${portico.origin}/en/about`)).headers['server-timing']?.toString().startsWith('store;desc=miss'),
      { within: 15_000, for: 'the stored page to be made anew' },
    )
  })
})
