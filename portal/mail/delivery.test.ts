import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { createSmtpMailer, type Mailer } from '#lib/mail/smtp.ts'
import { makeMember, readMails } from '../../tests/factories/members.ts'
import { startSmtp, type TestSmtp } from '../../tests/mail/smtp.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { tidyAccounts } from '#portal/auth/tidy.ts'
import { createDelivery } from './delivery.ts'

const test = useTestPortal()
let smtp: TestSmtp
let mailer: Mailer
beforeAll(async () => {
  smtp = await startSmtp()
  mailer = createSmtpMailer(smtp.url, 500)
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
})
beforeEach(async () => {
  smtp.received.length = 0
  smtp.script.length = 0
  await test.payload.delete({ collection: 'mails', where: {} })
})

const open = (use: Pick<Mailer, 'send'> = mailer) =>
  createDelivery({ payload: test.payload, mailer: use, from: 'portal@armilla.example', log })
const sendAll = async (delivery = open()) => {
  while (await delivery.sendNext());
}
/** Lets a call write a mail to an address. */
async function writeMail(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await test.send('auth/register', { name: '林夏', email, password: 'seven wet umbrellas', consent: '2026-11' })
  return email
}
/** Makes what waits due, as if the pause were over. */
const makeDue = () =>
  test.payload.update({ collection: 'mails', where: {}, data: { nextAt: new Date(0).toISOString() } })

describe('the outbox', () => {
  it('sends a mail once, with a link that works, and keeps nothing of its text', async () => {
    const email = await writeMail()
    await sendAll()
    await sendAll()
    await makeDue()
    await sendAll()
    expect(smtp.received).toHaveLength(1)
    const [{ parsed, receivers } = { receivers: [] }] = smtp.received
    expect(receivers).toEqual([email])
    const token = /#token=([\w-]{43})\s/.exec(parsed?.text ?? '')?.[1]
    expect(parsed?.html).toContain(`#token=${token}`)
    expect(parsed?.from?.value[0]?.address).toBe('portal@armilla.example')
    const [stored] = await readMails(test.payload, email)
    expect(stored).toMatchObject({ state: 'sent', text: null })
    expect((await test.send('auth/verify', { token, password: 'seven wet umbrellas' })).code).toBe('000000')
  })

  it('sends nothing for an address without account', async () => {
    await test.send('auth/forgot', { email: 'nobody.at.all@example.com' })
    await sendAll()
    expect(smtp.received).toEqual([])
    const { email } = await makeMember(test.payload)
    await test.send('auth/forgot', { email })
    await sendAll()
    expect(smtp.received.map(({ receivers }) => receivers)).toEqual([[email]])
  })

  it('tries again after a pause when the server says later, with the same Message-ID', async () => {
    const email = await writeMail()
    smtp.script.push(451)
    await sendAll()
    expect(smtp.received).toEqual([])
    const [waiting] = (await readMails(test.payload, email)) as unknown as { attempts: number; nextAt: string }[]
    expect(waiting).toMatchObject({ attempts: 1, state: 'queued', failure: expect.stringContaining('451') as string })
    expect(Date.parse(waiting?.nextAt ?? '')).toBeGreaterThan(Date.now() + 20_000)
    await sendAll()
    expect(smtp.received).toEqual([])
    await makeDue()
    await sendAll()
    expect(smtp.received).toHaveLength(1)
    expect((await readMails(test.payload, email))[0]).toMatchObject({ state: 'sent', text: null })
  })

  it('does not try again what the server refused for good, and forgets the text', async () => {
    const email = await writeMail()
    smtp.script.push(550)
    await sendAll()
    await makeDue()
    await sendAll()
    expect(smtp.received).toEqual([])
    expect((await readMails(test.payload, email))[0]).toMatchObject({ state: 'refused', text: null })
  })

  it('loses nothing while the server is down', async () => {
    const emails = [await writeMail(), await writeMail()]
    const down = createSmtpMailer('smtp://127.0.0.1:9', 300)
    await sendAll(open(down))
    down.close()
    await makeDue()
    await sendAll()
    expect(smtp.received.flatMap(({ receivers }) => receivers).sort()).toEqual(emails.sort())
  })

  it('two processes at once send each mail once', async () => {
    const emails = [await writeMail(), await writeMail(), await writeMail(), await writeMail()]
    await Promise.all([sendAll(), sendAll(), sendAll()])
    expect(smtp.received.flatMap(({ receivers }) => receivers).sort()).toEqual(emails.sort())
  })

  it('a process killed while it sends leaves the mail to the next one, after its lease', async () => {
    const email = await writeMail()
    const killed = { send: () => Promise.reject(new Error('killed')) }
    await expect(open(killed).sendNext()).rejects.toThrow('killed')
    await sendAll()
    expect(smtp.received).toEqual([])
    await makeDue()
    await sendAll()
    expect(smtp.received.flatMap(({ receivers }) => receivers)).toEqual([email])
  })

  it('a mail whose note cannot be written is not sent again: the note is written as soon as it can be', async () => {
    const email = await writeMail()
    const update = test.payload.update.bind(test.payload)
    let refused = 0
    const spy = vi.spyOn(test.payload, 'update').mockImplementation((options) => {
      if ((options.data as { state?: string }).state === 'sent' && (refused += 1) <= 3)
        throw new Error('the disk is full')
      return update(options as never) as never
    })
    const delivery = open()
    for (let round = 0; round < 3; round += 1) {
      await expect(delivery.sendNext()).rejects.toThrow('the disk is full')
      await makeDue()
    }
    await sendAll(delivery)
    spy.mockRestore()
    expect(smtp.received).toHaveLength(1)
    expect((await readMails(test.payload, email))[0]).toMatchObject({ state: 'sent', text: null })
  })

  it('does not send a link that has expired', async () => {
    const email = await writeMail()
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60_000, toFake: ['Date'] })
    await sendAll().finally(() => vi.useRealTimers())
    expect(smtp.received).toEqual([])
    expect((await readMails(test.payload, email))[0]).toMatchObject({ state: 'expired', text: null })
  })

  it('a mail of a change that was undone is never there', async () => {
    const email = `${randomUUID()}@example.com`
    const create = test.payload.create.bind(test.payload)
    vi.spyOn(test.payload, 'create').mockImplementation(async (options) => {
      if (options.collection === 'mails') await create(options as never)
      if (options.collection === 'mails') throw new Error('the disk is full')
      return create(options as never)
    })
    const { code } = await test.send('auth/register', {
      name: 'x',
      email,
      password: 'seven wet umbrellas',
      consent: '2026-11',
    })
    vi.restoreAllMocks()
    expect(code).toBe('000001')
    expect(await readMails(test.payload, email)).toEqual([])
    const links = await test.payload.count({ collection: 'member-tokens', where: { email: { equals: email } } })
    expect(links.totalDocs).toBe(0)
  })

  it('without a mail server says so in the log, without address, link or words', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const email = await writeMail()
    expect(warn).toHaveBeenCalledOnce()
    const said = JSON.stringify(warn.mock.calls)
    expect(said).toContain('no mail server is configured')
    expect(said).not.toMatch(new RegExp(`${email}|token|http`))
  })
})

describe('tidying', () => {
  it('drops what has had its time and nothing else', async () => {
    const member = await makeMember(test.payload)
    const session = (expiresAt: number) =>
      test.payload.create({
        collection: 'member-sessions',
        data: {
          digest: randomUUID(),
          member: member.id,
          usedAt: new Date().toISOString(),
          expiresAt: new Date(expiresAt).toISOString(),
          endsAt: new Date(expiresAt).toISOString(),
        },
      })
    const live = await session(Date.now() + 60_000)
    await session(Date.now() - 60_000)
    const email = await writeMail()
    await tidyAccounts(test.payload)
    const sessions = await test.payload.find({
      collection: 'member-sessions',
      where: { member: { equals: member.id } },
    })
    expect(sessions.docs.map(({ id }) => id)).toEqual([live.id])
    expect((await readMails(test.payload, email))[0]).toMatchObject({ state: 'queued' })
  })
})
