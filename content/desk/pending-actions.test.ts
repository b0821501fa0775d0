import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { runPendingActions } from './pending-actions.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const { act, makeAgent, openAs } = useDeskEndpoints(test)

let kim: DeskAgent
let noa: DeskAgent
let maya: Customer
beforeAll(async () => {
  kim = await makeAgent('Kim')
  noa = await makeAgent('Noa')
  maya = await makeCustomer({ name: 'Maya Hart', language: 'en' })
})

const open = (number: string, user: DeskAgent = kim) => openAs(user, number)
const idFor = async (number: string) => (await recordOf(number)).id
const pass = (seconds: number) => runPendingActions(test.payload, new Date(Date.now() + seconds * 1000))
const tell = () => createRounds({ payload: test.payload, log, origin: 'https://portal.example' }).tellEvents()
const mailsTo = async ({ email }: Customer) => (await readMails(test.payload, email)).map(({ template }) => template)
const hold = (way: string, input: object, user: DeskAgent = kim) =>
  act<{ id: number; refusal?: string }>(user, way, input)
const withdraw = (ticket: number, deed: number, user: DeskAgent = kim) => act(user, 'withdraw-deed', { ticket, deed })

/** All that a customer can read of their tickets, by lists, threads and what they take away. */
async function sightOf({ token }: Customer, ...numbers: string[]) {
  const answers = [await ask(token, 'ticket/list'), await ask(token, 'account/export')]
  for (const ticket of numbers) answers.push(await ask(token, 'ticket/detail', { ticket }))
  return JSON.stringify(answers, (key, value: unknown) => (/^(left|exportedAt|at)$/.test(key) ? undefined : value))
}

/** A ticket with a second message that asks something else. */
async function openTwofold(customer: Customer) {
  const number = await openTicket(customer)
  await ask(customer.token, 'ticket/reply', { ticket: number, text: 'And the licence has run out.' })
  const { id, messages } = await open(number)
  return { number, ticket: id, message: messages[1]?.id ?? 0 }
}

describe('what is done to a whole ticket', () => {
  it.each(['merge', 'split', 'customer'] as const)(
    '(%s) is held: until its half minute is over customers see and are told nothing',
    async (way) => {
      const person = await makeCustomer({ language: 'en' })
      const heir = await makeCustomer({ language: 'zh' })
      const { message, number, ticket } = await openTwofold(person)
      const target = await openTicket(person)
      const inputs = {
        merge: { ticket, target },
        split: { ticket, message, subject: 'Licence' },
        customer: { ticket, email: heir.email, isConfirmed: true },
      }
      const before = [await sightOf(person, number, target), await sightOf(heir, number)]
      const mails = [await mailsTo(person), await mailsTo(heir)]
      const held = await hold(way, inputs[way])
      expect(held.status).toBe(200)
      const about = { merge: target, split: 'Licence', customer: heir.email }[way]
      const shown = { kind: way, about, number, author: 'Kim', isMine: true }
      expect((await open(number)).deeds).toMatchObject([shown])
      expect((await open(number, noa)).deeds).toMatchObject([{ ...shown, isMine: false }])
      expect((await open(target)).deeds).toHaveLength(way === 'merge' ? 1 : 0)
      expect([await pass(25), await tell()]).toEqual([0, expect.any(Number)])
      expect([await sightOf(person, number, target), await sightOf(heir, number)]).toEqual(before)
      expect([await mailsTo(person), await mailsTo(heir)]).toEqual(mails)
      // Then it is done, once.
      expect([await pass(31), await pass(31)]).toEqual([1, 0])
      expect([await sightOf(person, number, target), await sightOf(heir, number)]).not.toEqual(before)
      expect((await open(way === 'merge' ? target : number)).deeds).toEqual([])
      expect((await withdraw(ticket, held.data.id)).data).toMatchObject({ refusal: 'sent' })
    },
  )

  it.each(['merge', 'split', 'customer'] as const)(
    '(%s) is taken back by its agent alone, and on record',
    async (way) => {
      const heir = await makeCustomer()
      const { message, number, ticket } = await openTwofold(maya)
      const target = await openTicket(maya)
      const inputs = {
        merge: { ticket, target },
        split: { ticket, message, subject: 'Licence' },
        customer: { ticket, email: heir.email, isConfirmed: true },
      }
      const before = await sightOf(maya, number, target)
      const { id } = (await hold(way, inputs[way])).data
      expect((await withdraw(ticket, id, noa)).data).toMatchObject({ refusal: 'sent' })
      expect((await withdraw(await idFor(target), id)).data).toMatchObject({ refusal: 'sent' })
      expect((await withdraw(ticket, id)).status).toBe(200)
      expect(await pass(60)).toBe(0)
      expect(await sightOf(maya, number, target)).toBe(before)
      const after = await open(number)
      expect(after.deeds).toEqual([])
      const what = { merge: 'Merger', split: 'Split', customer: 'Change of customer' }[way]
      expect(after.events.at(-1)).toMatchObject({ kind: 'withdrawn', after: what, actor: 'Kim' })
    },
  )

  it('waits for what another agent is about to do to the same ticket', async () => {
    const [one, two, three] = [await openTicket(maya), await openTicket(maya), await openTicket(maya)]
    const [first, second] = [await idFor(one), await idFor(two)]
    const { data } = await hold('merge', { ticket: first, target: two })
    const refused = { status: 409, data: { refusal: 'pending' } }
    expect(await hold('merge', { ticket: first, target: three }, noa)).toMatchObject(refused)
    expect(await hold('merge', { ticket: second, target: three }, noa)).toMatchObject(refused)
    expect(await hold('merge', { ticket: second, target: one }, noa)).toMatchObject(refused)
    expect((await hold('merge', { ticket: await idFor(three), target: two }, noa)).status).toBe(200)
    await withdraw(first, data.id)
    await pass(60)
    expect([(await open(one)).mergedInto, (await open(three)).mergedInto]).toEqual(['', two])
  })

  it('is looked at again when it is due, and not done when it may not be any more; who asked for it is told', async () => {
    const [one, two] = [await makeCustomer(), await makeCustomer()]
    const data = { title: randomUUID(), plan: 'standard' as const, calendar: 'china' as const }
    const firm = await test.payload.create({ collection: 'organisations', data: { ...data, people: [one.id, two.id] } })
    const [source, target] = [await openTicket(one), await openTicket(two)]
    expect((await hold('merge', { ticket: await idFor(source), target })).status).toBe(200)
    await test.payload.update({ collection: 'organisations', id: firm.id, data: { people: [one.id] } })
    expect(await pass(60)).toBe(0)
    expect((await ask(one.token, 'ticket/detail', { ticket: target })).code).toBe('000000')
    const after = await open(source)
    expect(after).toMatchObject({ mergedInto: '', status: 'new', deeds: [] })
    expect(after.events.at(-1)).toMatchObject({ kind: 'withdrawn', before: 'No longer possible', after: 'Merger' })
  })

  it('is not done for somebody who is no agent any more', async () => {
    const former = await makeAgent('Former')
    const [source, target] = [await openTicket(maya), await openTicket(maya)]
    expect((await hold('merge', { ticket: await idFor(source), target }, former)).status).toBe(200)
    await test.payload.update({ collection: 'users', id: former.id, data: { roles: ['editor'] } })
    expect(await pass(60)).toBe(0)
    expect(await open(source)).toMatchObject({ mergedInto: '', deeds: [] })
  })

  it('goes with its ticket, and is refused at once when it cannot be done', async () => {
    const [source, target] = [await openTicket(maya), await openTicket(maya)]
    const ticket = await idFor(source)
    await hold('merge', { ticket, target })
    await test.payload.delete({ collection: 'tickets', id: await idFor(target) })
    expect(await pass(60)).toBe(0)
    expect((await open(source)).events.at(-1)).toMatchObject({ kind: 'withdrawn', after: 'Merger' })
    expect((await hold('merge', { ticket, target })).data).toMatchObject({ refusal: 'missing' })
    expect((await hold('split', { ticket, message: 999_999, subject: 'x' })).data).toMatchObject({ refusal: 'missing' })
    expect((await open(source)).deeds).toEqual([])
  })

  it('takes along what was written meanwhile', async () => {
    const [source, target] = [await openTicket(maya), await openTicket(maya)]
    await hold('merge', { ticket: await idFor(source), target })
    await ask(maya.token, 'ticket/reply', { ticket: source, text: 'Written meanwhile.' })
    await pass(60)
    expect((await open(target)).messages.map(({ text }) => text)).toContain('Written meanwhile.')
  })
})

describe('the customer', () => {
  it('is told of a ticket that was split off: number, text and promise, in their language, once', async () => {
    const person = await makeCustomer({ language: 'zh' })
    const { message, number, ticket } = await openTwofold(person)
    await hold('split', { ticket, message, subject: 'Licence' })
    await pass(60)
    await tell()
    await tell()
    const [linked] = (await open(number)).linked
    const mails = (await readMails(test.payload, person.email)).filter(({ template }) => template === 'ticketSplit')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ language: 'zh' })
    for (const part of [linked?.number ?? '-', number, 'And the licence has run out.', '首次答复不晚于'])
      expect(mails[0]?.text).toContain(part)
    expect(mails[0]?.text).not.toContain('It stops at t')
  })

  it('is told of a merger, and the link of the former ticket leads on', async () => {
    const person = await makeCustomer({ language: 'en' })
    const [source, target] = [await openTicket(person), await openTicket(person)]
    await answer(source, 'We look into it.')
    await hold('merge', { ticket: await idFor(source), target })
    await pass(60)
    await tell()
    const [gone, into] = [await openTicket(person), await openTicket(person)]
    await hold('merge', { ticket: await idFor(gone), target: into })
    await pass(60)
    await test.payload.delete({ collection: 'tickets', id: await idFor(into) })
    await tell()
    const [mail, more] = (await readMails(test.payload, person.email)).filter(
      (each) => each.template === 'ticketMerged',
    )
    expect(more).toBeUndefined()
    expect(mail?.text).toContain(source)
    expect(mail?.text).toContain(`/en/support/ticket/mine?ticket=${target}`)
    const shown = await ask<{ number: string }>(person.token, 'ticket/detail', { ticket: source })
    expect(shown.data.number).toBe(target)
  })

  it('who wants no mails of tickets gets none, nor does anybody in copy or a colleague', async () => {
    const [person, colleague] = [await makeCustomer(), await makeCustomer()]
    const copy = `${randomUUID()}@example.com`
    const data = { title: randomUUID(), plan: 'standard' as const, calendar: 'china' as const }
    const people = [person.id, colleague.id]
    await test.payload.create({ collection: 'organisations', data: { ...data, people } })
    await ask(colleague.token, 'account/notices/change', { tickets: 'all' })
    await ask(person.token, 'account/notices/change', { tickets: 'none' })
    const source = await openTicket(person, { copies: [copy] })
    await ask(person.token, 'ticket/reply', { ticket: source, text: 'And the licence.' })
    const target = await openTicket(person)
    const { id: ticket, messages } = await open(source)
    await hold('split', { ticket, message: messages[1]?.id, subject: 'Licence' })
    await pass(60)
    await hold('merge', { ticket, target })
    await pass(60)
    await tell()
    expect([await mailsTo(person), await mailsTo(colleague), await readMails(test.payload, copy)]).toEqual([[], [], []])
  })
})

describe('a link', () => {
  const link = (ticket: number, other: string, isLinked: boolean, user: DeskAgent, seen?: object) =>
    act<{ seen: object }>(user, 'link', { ticket, other, isLinked, ...(seen && { seen }) })

  it('is undone at both tickets, and so is taking one away', async () => {
    const [one, two] = [await openTicket(maya), await openTicket(maya)]
    const ticket = await idFor(one)
    const made = await link(ticket, two, true, kim)
    expect((await link(ticket, two, false, kim, made.data.seen)).status).toBe(200)
    expect([(await open(one)).linked, (await open(two)).linked]).toEqual([[], []])
    await link(ticket, two, true, kim)
    const taken = await link(ticket, two, false, kim)
    expect((await link(ticket, two, true, kim, taken.data.seen)).status).toBe(200)
    expect((await open(two)).linked).toMatchObject([{ number: one }])
    expect((await open(two)).events.filter(({ kind }) => /linked/.test(kind))).toHaveLength(5)
  })

  it('is not undone over somebody who linked or unlinked the same two since, and others do not matter', async () => {
    const [one, two, three] = [await openTicket(maya), await openTicket(maya), await openTicket(maya)]
    const [first, second] = [await idFor(one), await idFor(two)]
    const made = await link(first, two, true, kim)
    await link(second, one, false, noa)
    await link(second, one, true, noa)
    const refused = await link(first, two, false, kim, made.data.seen)
    expect(refused).toMatchObject({
      status: 409,
      data: {
        refusal: 'clash',
        clashes: [
          { kind: 'unlinked', actor: 'Noa' },
          { kind: 'linked', actor: 'Noa' },
        ],
      },
    })
    expect((await open(one)).linked).toMatchObject([{ number: two }])
    const again = await link(first, three, true, kim)
    await link(second, one, false, noa)
    expect((await link(first, three, false, kim, again.data.seen)).status).toBe(200)
    // What is so already is no event.
    const before = (await open(one)).events.length
    await link(first, three, false, kim)
    expect((await open(one)).events).toHaveLength(before)
  })
})
