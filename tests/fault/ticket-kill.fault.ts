import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askCall } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'
import { readDatabase } from '../process/read-database.ts'
import { demoPassword } from '../process/staff.ts'
import { isLong, readSeed } from '../setup/seed.ts'

/** How long tickets are written before each kill, in milliseconds. */
const delays = fc.sample(fc.integer({ min: 20, max: 500 }), { numRuns: isLong ? 50 : 8, seed: readSeed() })
const kills = delays.length
/** Without the admin a process is back sooner; without limits one account may write as fast as it can. */
const env = { ADMIN: 'off', RATE_LIMITS: 'off' }
const ticketWords = { subject: 'Solver stops', severity: '3', category: 'fault' }

interface Answer<Data> {
  code: string
  data: Data
}

/** Asks as the member. @returns `undefined` when there was no answer: the process is gone */
async function tell<Data>(origin: string, accessToken: string, path: string, body: object) {
  try {
    const headers = { 'Content-Type': 'application/json', accessToken }
    const answer = await fetch(`${origin}/api/portal/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Answer<Data>
  } catch {
    return undefined
  }
}

interface Written {
  /** Drafts with the numbers that they were answered with. */
  tickets: Map<string, string>
  /** Texts of replies that were acknowledged. */
  replies: string[]
  /** Drafts that were sent and not answered. */
  pending: { draft: string; text: string }[]
}

/** Opens tickets and replies to them until the process is gone. */
async function writeUntilGone(origin: string, token: string, { pending, replies, tickets }: Written): Promise<void> {
  for (;;) {
    const sent = { draft: randomUUID(), text: `Opened as ${randomUUID()}` }
    const opened = await tell<{ number: string }>(origin, token, 'ticket/create', { ...ticketWords, ...sent })
    if (opened === undefined) {
      pending.push(sent)
      return
    }
    if (opened.code !== '000000') throw new Error(`A ticket was answered ${opened.code}`)
    tickets.set(sent.draft, opened.data.number)
    const text = `Reply ${randomUUID()}`
    const replied = await tell(origin, token, 'ticket/reply', { ticket: opened.data.number, text })
    if (replied === undefined) return
    if (replied.code !== '000000') throw new Error(`A reply was answered ${replied.code}`)
    replies.push(text)
  }
}

const readAll = (dataDir: string) =>
  readDatabase(dataDir, (column) => ({
    keys: column('SELECT key FROM tickets WHERE key IS NOT NULL'),
    numbers: new Set(column('SELECT number FROM tickets')),
    texts: new Set(column('SELECT text FROM ticket_messages')),
    bare: column('SELECT number FROM tickets WHERE id NOT IN (SELECT ticket_id FROM ticket_messages)'),
  }))

describe('kill -9 while customers write', () => {
  test(
    `${kills} times: no ticket and no reply that was acknowledged is lost, and none is there in part or twice`,
    { timeout: 60_000 + kills * 30_000 },
    async () => {
      const dataDir = await makeDataFolder()
      const written: Written = { tickets: new Map(), replies: [], pending: [] }
      let portico = await startPortico({ dataDir, env })
      try {
        const login = { email: 'maya.hart@example.com', password: demoPassword }
        const { token } = await askCall<{ token: string }>(portico.origin, 'auth/login', login)
        for (const delay of delays) {
          const writers = [1, 2, 3].map(() => writeUntilGone(portico.origin, token, written))
          await pause(delay)
          portico.kill('SIGKILL')
          await Promise.all(writers)
          await portico.exited
          portico = await startPortico({ dataDir, env })
          // Who got no answer sends the same draft again, and has one ticket whatever became of the first.
          for (const sent of written.pending.splice(0)) {
            const path = 'ticket/create'
            const again = await tell<{ number: string }>(portico.origin, token, path, { ...ticketWords, ...sent })
            expect(again?.code).toBe('000000')
            written.tickets.set(sent.draft, again?.data.number ?? '')
          }
        }
      } finally {
        await portico.stop()
      }
      const { bare, check, keys, numbers, texts } = readAll(dataDir)
      expect(check).toEqual(['ok'])
      expect([...written.tickets.values()].filter((number) => !numbers.has(number))).toEqual([])
      expect(written.replies.filter((text) => !texts.has(text))).toEqual([])
      expect([bare, new Set(keys).size]).toEqual([[], keys.length])
      expect(written.tickets.size).toBeGreaterThan(kills)
      await removeFolder(dataDir)
    },
  )
})
