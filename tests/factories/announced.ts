import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { watchPurges } from '#server/pages/purge-watch.ts'

/** What changes announce as out of date, since the test began or since it was forgotten. */
export function useAnnounced(test: { readonly payload: Payload }) {
  let stop: (() => Promise<void>) | undefined
  let told: string[] = []
  const forget = () => {
    told = []
  }
  beforeAll(async () => {
    const watch = await watchPurges(test.payload, {
      databaseUrl: env.DATABASE_URL,
      log,
      purge: (tags) => told.push(...tags),
    })
    stop = watch.stop
  })
  afterAll(() => stop?.())
  beforeEach(forget)

  /** Everything announced until now: a change of its own that comes last is waited for. */
  async function readTold(): Promise<string[]> {
    told = told.filter((tag) => tag !== 'navigation')
    await test.payload.updateGlobal({ slug: 'navigation', locale: 'zh', data: {} })
    await expect.poll(() => told).toContain('navigation')
    return told.filter((tag) => tag !== 'navigation')
  }
  /** What has reached this process so far. */
  const heard = (): readonly string[] => told
  return { forget, heard, readTold }
}
