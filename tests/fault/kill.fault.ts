import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { readDatabase } from '../process/read-database.ts'
import { signIn } from '../process/staff.ts'
import { isLong, readSeed } from '../setup/seed.ts'

/** How long records are written after two were acknowledged, before each kill, in milliseconds. */
const delays = fc.sample(fc.integer({ min: 0, max: 750 }), { numRuns: isLong ? 20 : 4, seed: readSeed() })
const kills = delays.length

/** Writes one record after another until the process is gone, and notes the slugs that were acknowledged. */
async function writeUntilGone(
  { origin }: Portico,
  { acknowledged, cookie, prefix }: { acknowledged: string[]; cookie: string; prefix: string },
): Promise<void> {
  for (let number = 1; ; number += 1) {
    const slug = `${prefix}-${number}`
    const answer = await ask(`${origin}/admin/api/news-categories?locale=zh`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ title: slug, slug, _status: 'published' }),
    }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.status !== 201) throw new Error(`A write was answered ${answer.status}: ${answer.text}`)
    acknowledged.push(slug)
  }
}

async function readSlugs(origin: string, cookie: string): Promise<Set<string>> {
  const { text } = await ask(`${origin}/admin/api/news-categories?locale=zh&limit=0&depth=0`, { headers: { cookie } })
  const { docs } = JSON.parse(text) as { docs: { slug?: string }[] }
  return new Set(docs.map(({ slug }) => slug ?? ''))
}

describe('kill -9 while records are written', () => {
  test(
    `${kills} times: what was acknowledged is there, and the database is whole`,
    { timeout: 60_000 + kills * 20_000 },
    async () => {
      const dataDir = await makeDataFolder()
      const acknowledged: string[] = []
      let portico = await startPortico({ dataDir })
      try {
        const cookie = await signIn(portico.origin)
        for (const [round, delay] of delays.entries()) {
          const before = acknowledged.length
          const writers = [1, 2, 3].map((writer) =>
            writeUntilGone(portico, { acknowledged, cookie, prefix: `r${round}-w${writer}` }),
          )
          await poll(() => acknowledged.length >= before + 2, {
            within: 10_000,
            every: 1,
            for: 'writes to be acknowledged',
          })
          await pause(delay)
          portico.kill('SIGKILL')
          await Promise.all(writers)
          await portico.exited
          portico = await startPortico({ dataDir })
          const found = await readSlugs(portico.origin, cookie)
          expect(acknowledged.filter((slug) => !found.has(slug))).toEqual([])
        }
        expect(acknowledged.length).toBeGreaterThan(kills)
      } finally {
        await portico.stop()
      }
      expect(readDatabase(dataDir, () => ({}))).toEqual({ check: ['ok'] })
      await removeFolder(dataDir)
    },
  )
})
