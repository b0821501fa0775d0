import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRateLimiter, rateLimits } from '#server/rate-limits.ts'
import { closePayload, openPayload, openTestPortal } from '../tests/setup/portal.ts'
import { openLimitCounts } from './limit-counts.ts'

let payload: Payload
beforeAll(async () => {
  payload = (await openTestPortal()).payload
})
afterAll(() => closePayload(payload))

/** As another process has it: nothing in memory, the same database. */
const openProcess = () => createRateLimiter(true, openLimitCounts(payload))
const { points } = rateLimits.memberSecondFactor
const take = (limiter = openProcess(), key = 'a') => limiter.take('memberSecondFactor', key)

async function readTable(): Promise<unknown[]> {
  const { drizzle, name } = payload.db as unknown as {
    name: string
    drizzle: Record<'run' | 'execute', (query: unknown) => Promise<{ rows: unknown[] }>>
  }
  const query = 'SELECT * FROM portico_limit_counts'
  const { rows } = await (name === 'postgres'
    ? drizzle.execute(postgresSql.raw(query))
    : drizzle.run(sqliteSql.raw(query)))
  return rows
}

describe('guesses', () => {
  it('are counted for all processes on a database', async () => {
    const [one, two] = [openProcess(), openProcess()]
    for (let index = 0; index < points; index += 1)
      expect(await take(index % 2 === 0 ? one : two, 'shared')).toBeUndefined()
    expect(await take(one, 'shared')).toBeGreaterThan(0)
    expect(await take(two, 'shared')).toBeGreaterThan(0)
    expect(await take(two, 'another')).toBeUndefined()
  })

  it('that come at once are counted each', async () => {
    const processes = [openProcess(), openProcess()]
    const waits = await Promise.all(
      Array.from({ length: 4 * points }, (_none, index) => take(processes[index % 2], 'at once')),
    )
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(points)
  })

  it('are not forgiven by a restart', async () => {
    for (let index = 0; index <= points; index += 1) await take(openProcess(), 'restart')
    await closePayload(payload)
    payload = await openPayload()
    const wait = await take(openProcess(), 'restart')
    expect(wait).toBeGreaterThan(rateLimits.memberSecondFactor.duration / 2)
    expect(wait).toBeLessThanOrEqual(rateLimits.memberSecondFactor.duration)
  })

  it('begin anew when the time is over, and what is over is deleted', async () => {
    for (let index = 0; index <= points; index += 1) await take(openProcess(), 'old')
    const before = (await readTable()).length
    expect(before).toBeGreaterThan(0)
    await openLimitCounts(payload).tidy()
    expect(await readTable()).toHaveLength(before)
    vi.useFakeTimers({ now: Date.now() + rateLimits.memberSecondFactor.duration * 1000 + 1, toFake: ['Date'] })
    expect(await take(openProcess(), 'old')).toBeUndefined()
    await openLimitCounts(payload).tidy()
    vi.useRealTimers()
    expect(await readTable()).toHaveLength(1)
  })

  it('leave no address in the table', async () => {
    await take(openProcess(), 'maya.hart@example.com 192.0.2.1')
    const table = JSON.stringify(await readTable())
    expect(table).not.toMatch(/maya|192\.0\.2|memberSecondFactor/)
  })
})

describe('forms', () => {
  it('are counted for all processes where there may be several, in memory where there is one', async () => {
    const isShared = payload.db.name === 'postgres'
    expect(openLimitCounts(payload).isShared).toBe(isShared)
    const rows = (await readTable()).length
    for (let index = 0; index <= rateLimits.enquiry.points; index += 1) await openProcess().take('enquiry', 'a')
    expect((await openProcess().take('enquiry', 'a')) !== undefined).toBe(isShared)
    expect(await readTable()).toHaveLength(isShared ? rows + 1 : rows)
  })
})

describe('pages', () => {
  it('cost the database nothing', async () => {
    const rows = (await readTable()).length
    for (const name of ['page', 'call', 'admin', 'download', 'helpRead'] as const) await openProcess().take(name, 'a')
    expect(await readTable()).toHaveLength(rows)
  })
})

describe('while the database is away', () => {
  it('no guess is let through, and none is spent', async () => {
    const counts = openLimitCounts(payload)
    let isAway = true
    const limiter = createRateLimiter(true, {
      ...counts,
      add: async (...asked) => {
        if (isAway) throw new Error('the connection broke')
        return counts.add(...asked)
      },
    })
    for (let index = 0; index <= points; index += 1)
      await expect(take(limiter, 'away')).rejects.toMatchObject({ errorName: 'unavailable' })
    isAway = false
    for (let index = 0; index < points; index += 1) expect(await take(limiter, 'away')).toBeUndefined()
    expect(await take(limiter, 'away')).toBeGreaterThan(0)
  })
})
