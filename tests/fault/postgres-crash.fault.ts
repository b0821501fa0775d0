import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { askCall, openEnquiry } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readLog } from '../process/log.ts'
import { poll } from '../process/poll.ts'
import { makePostgres } from '../process/postgres.ts'
import { startPortico } from '../process/portico.ts'
import { demoPassword } from '../process/staff.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { readSeed } from '../setup/seed.ts'

const env = { ADMIN: 'off', RATE_LIMITS: 'off' }
/** How long is written before each crash, in milliseconds. */
const delays = fc.sample(fc.integer({ min: 50, max: 700 }), { numRuns: 10, seed: readSeed() })
/** Longest that a repeated request takes to be acknowledged, the crash and the recovery included. */
const patience = 60_000

interface Asked {
  status: number
  retryAfter: string | null
  code: string
  requestId: string
}

describe.skipIf(findPostgres() === undefined)('a PostgreSQL that crashes under eight writers', () => {
  test(
    `${delays.length} times: the process lives, what was acknowledged is there, and nothing twice`,
    { timeout: 180_000 },
    async () => {
      const postgres = await makePostgres({ isDurable: true })
      const dataDir = await makeDataFolder({ isEmpty: true })
      const portico = await startPortico({ dataDir, env: { ...env, DATABASE_URL: postgres.url } })
      try {
        const login = { email: 'maya.hart@example.com', password: demoPassword }
        const { token } = await askCall<{ token: string }>(portico.origin, 'auth/login', login)
        const form = { token: await openEnquiry(portico.origin, 'contact') }
        const refusals: Asked[] = []
        const marks: string[] = []
        const over = new AbortController()

        const tell = async (path: string, key: string, body: object): Promise<Asked> => {
          const headers = { 'Content-Type': 'application/json', accessToken: token, 'Idempotency-Key': key }
          const url = `${portico.origin}/api/portal/${path}`
          const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
          const { code, requestId } = (await answer.json()) as { code: string; requestId: string }
          return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code, requestId }
        }
        /** Writes one thing after another, each sent again with its key until it is acknowledged. */
        const keepWriting = async (make: (mark: string) => [string, object]) => {
          while (!over.signal.aborted) {
            const mark = `mark ${randomUUID()}`
            const [path, body] = make(mark)
            const end = Date.now() + patience
            for (;;) {
              const answer = await tell(path, mark.slice(5), body)
              if (answer.code === '000000') break
              refusals.push(answer)
              if (Date.now() > end) throw new Error(`${path} was not acknowledged: ${JSON.stringify(answer)}`)
              await pause(50)
            }
            marks.push(mark)
          }
        }
        const contact = (message: string): [string, object] => [
          'contact/message',
          { name: 'X', email: 'li.wei@example.com', subject: 'S', message, consent: '2026-11', token: form.token },
        ]
        const ticket = (text: string): [string, object] => [
          'ticket/create',
          { subject: 'Solver stops', severity: '3', category: 'fault', draft: randomUUID(), text },
        ]
        // Heard from the start: one that gives up during the crashes fails this test, not the run.
        const writing = Promise.allSettled(
          Array.from({ length: 8 }, (_, index) => keepWriting(index % 2 === 0 ? contact : ticket)),
        )
        for (const delay of delays) {
          const before = marks.length
          await poll(() => marks.length > before + 4, { within: patience, for: 'the writers to go on' })
          await pause(delay)
          await postgres.crash()
          await postgres.resume()
        }
        over.abort()
        expect((await writing).filter(({ status }) => status === 'rejected')).toEqual([])

        // Nobody was told of a fault of ours: each refusal says when to come back. The log says what one was.
        const log = readLog(portico)
        expect(
          refusals
            .filter(({ code, retryAfter, status }) => `${status} ${code} ${retryAfter}` !== '503 000008 10')
            .map((each) => ({ ...each, cause: log.find(({ requestId }) => requestId === each.requestId)?.err })),
        ).toEqual([])
        expect(refusals.length).toBeGreaterThan(0)
        expect((await fetch(`${portico.origin}/readyz`)).status).toBe(200)
        expect(readLog(portico).filter(({ level }) => level >= 60)).toEqual([])
        expect(portico.output()).not.toMatch(/secretKey|Unhandled/)

        const client = new pg.Client({ connectionString: postgres.url })
        await client.connect()
        const { rows } = await client.query<{ text: string; count: string }>(
          `SELECT text, count(*) FROM (
             SELECT message AS text FROM enquiries UNION ALL SELECT text FROM ticket_messages
           ) AS kept WHERE text LIKE 'mark %' GROUP BY text`,
        )
        await client.end()
        const there = new Map(rows.map(({ count, text }) => [text, Number(count)]))
        expect(marks.filter((mark) => !there.has(mark))).toEqual([])
        expect([...there.values()].filter((count) => count > 1)).toEqual([])
        expect(marks.length).toBeGreaterThan(50)
      } finally {
        await portico.stop()
        await postgres.stop()
        await removeFolder(dataDir)
      }
    },
  )
})
