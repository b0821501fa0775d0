import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startSmtp } from '../mail/smtp.ts'
import { ask } from '../process/ask.ts'
import { askCall, openEnquiry } from '../process/calls.ts'
import { poll } from '../process/poll.ts'
import { startPortico } from '../process/portico.ts'
import { readDatabase } from '../process/read-database.ts'
import { canMount, makeSmallDisk } from '../process/small-disk.ts'
import { demoPassword } from '../process/staff.ts'
import { isLong } from '../setup/seed.ts'

const settings = {
  ADMIN: 'off',
  RATE_LIMITS: 'off',
  PUBLIC_URL: 'https://www.armilla.example',
  MAIL_FROM: 'portal@armilla.example',
}
const ticketWords = { subject: 'Solver stops', severity: '3', category: 'fault' }

interface Envelope {
  code: string
  message: string
  data: unknown
}

/** One writer's kind of work. @returns what was acknowledged by its own mark, or nothing when it was refused */
type Write = () => Promise<string | undefined>

/** What was kept, in the database and beside it. */
function readTexts(dataDir: string) {
  const found = readDatabase(dataDir, (column) => ({
    messages: column("SELECT message FROM enquiries WHERE message LIKE 'mark %'"),
    tickets: column("SELECT text FROM ticket_messages WHERE text LIKE 'mark %'"),
    registrations: column('SELECT "to" FROM mails WHERE "to" LIKE \'mark-%\''),
  }))
  const folder = `${dataDir}/form-files`
  const files = readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  return { ...found, files }
}

/** The writers of all kinds: forms, their files, tickets, registration. Each notes the answers that it got. */
function createWriters(origin: string, member: string, form: string, statuses: Set<string>) {
  const tell = async (path: string, body: object, lang: string) => {
    const headers = { 'Content-Type': 'application/json', accessToken: member, lang }
    const answer = await ask(`${origin}/api/portal/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const envelope = JSON.parse(answer.text) as Envelope
    statuses.add(`${answer.status} ${envelope.code} ${answer.headers['retry-after'] ?? ''}`)
    return envelope
  }
  const contact: Write = async () => {
    const message = `mark ${randomUUID()}`
    const body = { name: 'X', email: 'li.wei@example.com', subject: 'S', message, consent: '2026-11', token: form }
    return (await tell('contact/message', body, 'en-US')).code === '000000' ? message : undefined
  }
  const ticket: Write = async () => {
    const text = `mark ${randomUUID()}`
    const body = { ...ticketWords, draft: randomUUID(), text }
    return (await tell('ticket/create', body, 'zh-CN')).code === '000000' ? text : undefined
  }
  const registration: Write = async () => {
    const email = `mark-${randomUUID()}@example.com`
    const body = { name: 'X', email, password: 'seven wet umbrellas', consent: '2026-11' }
    return (await tell('auth/register', body, 'zh-CN')).code === '000000' ? email : undefined
  }
  const upload: Write = async () => {
    const body = `mark ${randomUUID()}\n`.repeat(2000)
    const token = await openEnquiry(origin, 'report')
    const headers = { 'X-Form-Token': token, 'X-File-Name': 'notes.txt' }
    const answer = await ask(`${origin}/api/forms/files/report`, { method: 'POST', headers, body })
    if (answer.status >= 500) statuses.add(`${answer.status}`)
    return (JSON.parse(answer.text) as Envelope).code === '000000' ? body : undefined
  }
  return { contact, ticket, registration, upload, tell }
}

describe.skipIf(!canMount)('a disk that is full (needs root, to mount one)', () => {
  test(
    'to the last byte, under eight writers: what is acknowledged is kept, the rest is 503, no mail is sent twice',
    { timeout: isLong ? 400_000 : 300_000 },
    async () => {
      const disk = await makeSmallDisk(500)
      const smtp = await startSmtp()
      const env = { ...settings, SMTP_URL: smtp.url, DISK_RESERVE_MB: '0' }
      let portico = await startPortico({ dataDir: disk.dataDir, env })
      const kinds = ['contact', 'ticket', 'registration', 'upload'] as const
      const kept: Record<(typeof kinds)[number], string[]> = { contact: [], ticket: [], registration: [], upload: [] }
      const refused = { contact: 0, ticket: 0, registration: 0, upload: 0 }
      const statuses = new Set<string>()
      const over = new AbortController()
      let writing: Promise<void>[] = []
      try {
        const login = { email: 'maya.hart@example.com', password: demoPassword }
        const { token } = await askCall<{ token: string }>(portico.origin, 'auth/login', login)
        const form = { token: await openEnquiry(portico.origin, 'contact') }
        const writers = createWriters(portico.origin, token, form.token, statuses)
        const keepWriting = async (kind: keyof typeof kept) => {
          while (!over.signal.aborted) {
            const mark = await writers[kind]()
            if (mark === undefined) refused[kind] += 1
            else kept[kind].push(mark)
            // A refusal costs nothing: without a pause it would be all that the process does.
            if (mark === undefined) await pause(20)
          }
        }
        writing = Array.from({ length: 8 }, (_, index) => keepWriting(kinds[index % 4] ?? 'contact'))
        await poll(() => Object.values(kept).every((marks) => marks.length > 0), {
          within: 30_000,
          for: 'every kind of writer to be heard',
        })
        for (let round = 0; round < (isLong ? 5 : 1); round += 1) {
          const before = { ...refused }
          disk.fill(0)
          await poll(() => kinds.every((kind) => refused[kind] > before[kind] + 3), {
            within: 30_000,
            for: 'every kind of writer to be refused',
          })
          // The mails that were due meanwhile.
          await pause(2500)
          expect((await ask(`${portico.origin}/en/about`)).status).toBe(200)
          const acknowledged = kinds.map((kind) => kept[kind].length)
          disk.empty()
          await poll(() => kinds.every((kind, index) => kept[kind].length > (acknowledged[index] ?? 0)), {
            within: 30_000,
            for: 'every kind of writer to be heard again, without a restart',
          })
        }
        over.abort()
        await Promise.all(writing)
        expect([...statuses].filter((status) => status.startsWith('5'))).toEqual(['503 000008 10'])
        expect(portico.output().includes('SQLITE_FULL')).toBe(true)
        // Killed: what was acknowledged may stand in no memory.
        portico.kill('SIGKILL')
        await portico.exited
        const found = readTexts(disk.dataDir)
        expect(found.check).toEqual(['ok'])
        const missing = (marks: string[], there: string[]) => marks.filter((mark) => !there.includes(mark))
        expect([missing(kept.contact, found.messages), missing(kept.ticket, found.tickets)]).toEqual([[], []])
        expect([missing(kept.registration, found.registrations), missing(kept.upload, found.files)]).toEqual([[], []])
        for (const texts of [found.messages, found.tickets, found.registrations])
          expect(new Set(texts).size).toBe(texts.length)

        portico = await startPortico({ dataDir: disk.dataDir, env })
        const welcomed = () =>
          smtp.received.map(({ receivers }) => receivers[0] ?? '').filter((to) => to.startsWith('mark-'))
        await poll(() => new Set(welcomed()).size >= kept.registration.length, {
          within: 60_000,
          for: 'every registration to get its mail',
        })
        const ids = smtp.received.map(({ parsed }) => parsed.messageId)
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      } finally {
        over.abort()
        await Promise.allSettled(writing)
        await portico.stop()
        await smtp.close()
        disk.remove()
      }
    },
  )

  test('below the reserve what writes is refused in words before it begins, pages go on, and it mends by itself', async () => {
    const disk = await makeSmallDisk(140)
    const portico = await startPortico({ dataDir: disk.dataDir, env: { ...settings, DISK_RESERVE_MB: '32' } })
    try {
      const form = { token: await openEnquiry(portico.origin, 'contact') }
      const { tell } = createWriters(portico.origin, '', form.token, new Set())
      const message = { name: 'X', email: 'li.wei@example.com', subject: 'S', consent: '2026-11', token: form.token }
      const ready = async () => (await ask(`${portico.origin}/readyz`)).status
      expect(await ready()).toBe(200)
      disk.fill(16 * 1024 * 1024)
      await poll(async () => (await ready()) === 503, { within: 10_000, for: 'the full disk to be seen' })
      for (const [lang, words] of [
        ['zh-CN', '暂时不可用'],
        ['en-US', 'isn’t available right now'],
      ] as const) {
        const envelope = await tell('contact/message', { ...message, message: 'mark refused' }, lang)
        expect(envelope).toMatchObject({ code: '000008', message: expect.stringContaining(words) })
      }
      const file = await ask(`${portico.origin}/api/forms/files/report`, { method: 'POST', body: 'x' })
      expect([file.status, file.headers['retry-after']]).toEqual([503, '10'])
      expect((await ask(`${portico.origin}/en/news`)).status).toBe(200)
      expect((await ask(`${portico.origin}/healthz`)).status).toBe(200)
      disk.empty()
      await poll(async () => (await ready()) === 200, { within: 10_000, for: 'the room to be seen' })
      expect(await tell('contact/message', { ...message, message: 'mark heard' }, 'zh-CN')).toMatchObject({
        code: '000000',
      })
    } finally {
      await portico.stop()
      disk.remove()
    }
  })
})
