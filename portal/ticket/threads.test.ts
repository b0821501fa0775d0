import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openCalendar } from '#domain/desk/promises.ts'
import { addWorkingTime } from '#domain/desk/working-time.ts'
import { log } from '#lib/log.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createRounds } from './rounds.ts'
import { ratingLife } from './ticket-mails.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, readAgent, recordOf } = useDesk(test)
const rounds = () => createRounds({ payload: test.payload, log, origin: 'https://portal.example' })

let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ name: 'Maya Hart', language: 'en' })
})

describe('a thread', () => {
  it('an internal note reaches no customer: not by a call, a mail or an export', async () => {
    const person = await makeCustomer({ language: 'en' })
    const number = await openTicket(person, { copies: ['copy@example.com'] })
    const secret = `secret-${randomUUID()}`
    const { id: ticket } = await recordOf(number)
    await test.payload.create({
      collection: 'ticket-notes',
      data: { ticket, text: secret },
      user: await readAgent(),
      overrideAccess: false,
    })
    await answer(number, 'Please send the log.')
    await rounds().mailAnswers()
    const read = await Promise.all([
      ask(person.token, 'ticket/detail', { ticket: number }),
      ask(person.token, 'ticket/list', { q: secret }),
      ask(person.token, 'ticket/export'),
      ask(person.token, 'account/export'),
    ])
    const mails = await test.payload.find({ collection: 'mails', limit: 0 })
    expect(JSON.stringify([read, mails])).toContain('Please send the log.')
    // The search for it finds nothing, so it is not in the answer that repeats no question.
    expect(JSON.stringify([read, mails])).not.toContain(secret)
    const list = read[1].data as { items: unknown[] }
    expect(list.items).toEqual([])
    const asMember = { overrideAccess: false, user: { id: person.id, collection: 'members' } as never }
    await expect(test.payload.find({ collection: 'ticket-notes', ...asMember })).rejects.toThrow(/not allowed/)
  })

  it('an answer from the admin is its agent’s, is mailed once, and makes the ticket unread until it is read', async () => {
    const person = await makeCustomer({ language: 'zh' })
    const number = await openTicket(person, { copies: ['copied@example.com'] })
    await answer(number, '请把日志发来。')
    expect(await rounds().mailAnswers()).toBe(1)
    expect(await rounds().mailAnswers()).toBe(0)
    for (const to of [person.email, 'copied@example.com']) {
      const [mail] = (await readMails(test.payload, to)).filter(({ template }) => template === 'ticketAnswered')
      expect(mail?.text).toContain('请把日志发来。')
    }
    const list = () =>
      ask<{ items: { isUnread: boolean }[]; unread: number }>(person.token, 'ticket/list', { isUnread: true })
    const badge = async (token: string) => (await ask(token, 'auth/me')).data.unreadTickets
    expect((await list()).data).toMatchObject({ unread: 1, items: [{ number, isUnread: true, status: 'waiting' }] })
    expect([await badge(person.token), await badge(one.token)]).toEqual([1, 0])
    await ask(person.token, 'ticket/read', { ticket: number })
    expect((await list()).data).toMatchObject({ unread: 0, items: [] })
    expect(await badge(person.token)).toBe(0)
    const { data } = await ask<{ messages: object[]; history: object[] }>(person.token, 'ticket/detail', {
      ticket: number,
    })
    expect(data.messages).toMatchObject([
      { kind: 'customer', isMine: true },
      { kind: 'agent', author: '周衡 Zhou Heng' },
    ])
    expect(data.history).toMatchObject([
      { value: 'new', by: 'customer' },
      { value: 'waiting', by: 'agent' },
    ])
  })

  it('50 replies at once are all there, in one order', async () => {
    const number = await openTicket(one)
    const texts = Array.from({ length: 50 }, (_, index) => `reply ${index}`)
    const codes = await Promise.all(
      texts.map(async (text) => (await ask(one.token, 'ticket/reply', { ticket: number, text })).code),
    )
    expect(new Set(codes)).toEqual(new Set(['000000']))
    const read = async () =>
      (await ask<{ messages: { text: string }[] }>(one.token, 'ticket/detail', { ticket: number })).data.messages.map(
        (each) => each.text,
      )
    const thread = await read()
    expect(thread.slice(1).toSorted()).toEqual(texts.toSorted())
    expect(await read()).toEqual(thread)
  }, 60_000)

  it('is closed and opened again by the customer, for two weeks; a reply opens it too', async () => {
    const number = await openTicket(one)
    const status = async () => (await recordOf(number)).status
    await ask(one.token, 'ticket/close', { ticket: number })
    expect(await status()).toBe('closed')
    await ask(one.token, 'ticket/reopen', { ticket: number })
    expect(await status()).toBe('open')
    await answer(number, 'Fixed in R2026b.', 'solved')
    expect(await status()).toBe('solved')
    await ask(one.token, 'ticket/reply', { ticket: number, text: 'It is not.' })
    expect(await status()).toBe('open')
    await ask(one.token, 'ticket/close', { ticket: number })
    const doneAt = new Date(Date.now() - 15 * 24 * 60 * 60_000).toISOString()
    await test.payload.update({ collection: 'tickets', id: (await recordOf(number)).id, data: { doneAt } })
    const late = await Promise.all([
      ask(one.token, 'ticket/reopen', { ticket: number }),
      ask(one.token, 'ticket/reply', { ticket: number, text: 'Again.' }),
    ])
    expect(late.map(({ code }) => code)).toEqual(['000006', '000006'])
    expect(await status()).toBe('closed')
  })

  it('is rated once it is solved, by its customer, or by the link of the mail without signing in', async () => {
    const person = await makeCustomer({ language: 'en' })
    const number = await openTicket(person)
    expect((await ask(person.token, 'ticket/rate', { ticket: number, rating: 5 })).code).toBe('000006')
    await answer(number, 'Use the fixed step.', 'solved')
    await rounds().mailAnswers()
    const [mail] = (await readMails(test.payload, person.email)).filter(({ template }) => template === 'ticketSolved')
    const token = /rate\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await ask(undefined, 'ticket/rate/link', { token, rating: 4, comment: 'Quick.' })).code).toBe('000000')
    expect(await recordOf(number)).toMatchObject({ rating: 4, ratingComment: 'Quick.' })
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of ['x'.repeat(43), forged])
      expect((await ask(undefined, 'ticket/rate/link', { token: wrong, rating: 1 })).code).toBe('000013')
    vi.useFakeTimers({ now: Date.now() + ratingLife + 1000, toFake: ['Date'] })
    const late = await ask(undefined, 'ticket/rate/link', { token, rating: 1 })
    vi.useRealTimers()
    expect(late.code).toBe('000013')
    await ask(person.token, 'ticket/rate', { ticket: number, rating: 5 })
    const { data } = await ask<{ rating: number }>(person.token, 'ticket/detail', { ticket: number })
    expect(data.rating).toBe(5)
  })
})

/** The next moment after which there are two hours of work without a break, so that time by the clock is working time. */
function workingMoment(): number {
  const calendar = openCalendar('china')
  const twoHours = 2 * 60 * 60_000
  let moment = Date.now()
  while (addWorkingTime(calendar, moment, twoHours) > moment + twoHours) moment += 10 * 60_000
  return moment
}

describe('promises', () => {
  it('a ticket that nobody answers is noted when it is near its time and when it is past it, once each', async () => {
    vi.useFakeTimers({ now: workingMoment(), toFake: ['Date'] })
    const number = await openTicket(await makeCustomer(), { severity: '1' })
    vi.useRealTimers()
    const { dueAt, id } = await recordOf(number)
    const due = Date.parse(String(dueAt))
    const kinds = async () => {
      const where: Where = { and: [{ ticket: { equals: id } }, { kind: { in: ['warning', 'breach'] } }] }
      return (await test.payload.find({ collection: 'ticket-events', where, sort: 'id' })).docs.map(({ kind }) => kind)
    }
    await rounds().watchPromises(new Date(due - 50 * 60_000))
    expect(await kinds()).toEqual([])
    for (let turn = 0; turn < 2; turn += 1) await rounds().watchPromises(new Date(due - 60_000))
    expect(await kinds()).toEqual(['warning'])
    for (let turn = 0; turn < 2; turn += 1) await rounds().watchPromises(new Date(due + 60_000))
    expect(await kinds()).toEqual(['warning', 'breach'])
  })

  it('stand still while the customer is asked, and an answer keeps them', async () => {
    const number = await openTicket(one, { severity: '1' })
    const promises = async () =>
      (await ask<{ promises: { state: string; kind: string }[] }>(one.token, 'ticket/detail', { ticket: number })).data
        .promises
    expect(await promises()).toMatchObject([{ kind: 'firstAnswer', state: 'running', target: 3_600_000 }])
    await answer(number, 'Which version?')
    expect(await promises()).toMatchObject([{ kind: 'firstAnswer', state: 'kept' }])
    expect((await recordOf(number)).dueAt ?? null).toBeNull()
  })
})

describe('the audit', () => {
  it('has every change with its writer, and nobody can touch it', async () => {
    const number = await openTicket(one)
    const { id } = await recordOf(number)
    const user = await readAgent()
    const assignee = (user as { id: number }).id
    await test.payload.update({
      collection: 'tickets',
      id,
      data: { severity: '4', priority: 'high', assignee, status: 'open' },
      user,
      overrideAccess: false,
    })
    const { docs } = await test.payload.find({
      collection: 'ticket-events',
      where: { ticket: { equals: id } },
      sort: 'id',
    })
    expect(docs.map(({ actor, after, before, kind }) => [kind, before ?? '', after, actor])).toEqual([
      ['opened', '', '2', 'Maya Hart'],
      ['status', '', 'new', 'Maya Hart'],
      ['status', 'new', 'open', '周衡 Zhou Heng'],
      ['severity', '2', '4', '周衡 Zhou Heng'],
      ['priority', 'normal', 'high', '周衡 Zhou Heng'],
      ['assignee', '', String(assignee), '周衡 Zhou Heng'],
    ])
    const event = docs[0]?.id ?? 0
    const as = { collection: 'ticket-events', overrideAccess: false, user } as const
    await expect(test.payload.update({ ...as, id: event, data: { after: 'x' } })).rejects.toThrow(/not allowed/)
    await expect(test.payload.delete({ ...as, id: event })).rejects.toThrow(/not allowed/)
  })

  it('goes with the account that opened the ticket, as all of it does', async () => {
    const person = await makeCustomer()
    const number = await openTicket(person)
    const { id } = await recordOf(number)
    await answer(number, 'Which version?')
    const { data } = await ask<{ tickets: { number: string; messages: unknown[] }[] }>(person.token, 'account/export')
    expect(data.tickets).toMatchObject([
      { number, messages: [{ by: 'customer' }, { by: 'agent', text: 'Which version?' }] },
    ])
    await test.payload.delete({ collection: 'members', id: person.id })
    for (const collection of ['ticket-messages', 'ticket-events', 'ticket-reads'] as const)
      expect((await test.payload.count({ collection, where: { ticket: { equals: id } } })).totalDocs, collection).toBe(
        0,
      )
  })
})
