import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, asDocument } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type HostileRequest, hostileAddresses, hostilePages } from '../process/hostile-requests.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { makePostgres } from '../process/postgres.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { isLong, readSeed } from '../setup/seed.ts'

/** By chance for each name of a query and each place in an address, beside what is always tried. */
const runs = isLong ? 500 : 1
const timeout = isLong ? 3_600_000 : 120_000
const seed = readSeed()

/** PostgreSQL refuses texts and numbers that SQLite takes. */
describe.each([
  ['SQLite', false],
  ['PostgreSQL', findPostgres() === undefined],
])('on %s', (database, isMissing) => {
  describe.skipIf(isMissing)('nonsense in an address', () => {
    let portico: Portico
    let postgres: Awaited<ReturnType<typeof makePostgres>> | undefined
    beforeAll(async () => {
      if (database === 'PostgreSQL') postgres = await makePostgres()
      portico = await startPortico({
        dataDir: await makeDataFolder({ isEmpty: postgres !== undefined }),
        env: { ADMIN: 'off', RATE_LIMITS: 'off', ...(postgres && { DATABASE_URL: postgres.url }) },
      })
    })
    afterAll(async () => {
      await portico.stop()
      await postgres?.stop()
      await removeFolder(portico.dataDir)
    })

    /** Asks all, a few at a time. @returns those that were answered as a fault of ours, or as something that is away */
    async function findFaults(requests: readonly HostileRequest[]): Promise<string[]> {
      const faults: string[] = []
      const left = requests.values()
      const work = async () => {
        for (const { path, ...question } of left) {
          const { status } = await ask(portico.origin + path, { headers: asDocument, ...question })
          if (status >= 500) faults.push(`${status} ${question.method ?? 'GET'} ${path.slice(0, 300)} (seed ${seed})`)
        }
      }
      await Promise.all([work(), work(), work(), work()])
      return faults
    }

    test('[S1] is no record: the page that does not exist, in both languages', async () => {
      for (const path of ['/product/detail', '/product/machine/detail', '/case/detail', '/news/detail', '/help'])
        for (const id of ['%00', 'a%00', 'x'.repeat(10_000)])
          for (const address of [`${path}?id=${id}`, `/en${path}?id=${id}`]) {
            const { status, text } = await ask(portico.origin + address, { headers: asDocument })
            expect([status, address]).toEqual([404, address])
            expect(text).toContain(`Page Not Found: ${address.split('?')[0]}`)
          }
    })

    test('is never a fault of ours under any query name of any page', { timeout }, async () => {
      expect(await findFaults(hostilePages(runs, seed))).toEqual([])
    })

    test('nor in the addresses of files, feeds and calls, nor in what is sent to them', { timeout }, async () => {
      expect(await findFaults(hostileAddresses(portico.origin, runs, seed))).toEqual([])
      expect((await ask(`${portico.origin}/readyz`)).status).toBe(200)
    })
  })
})
