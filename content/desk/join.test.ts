import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { runPendingActions } from './pending-actions.ts'
import { mayMerge } from './join.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const { act, makeAgent, openAs } = useDeskEndpoints(test)

let kim: DeskAgent
let maya: Customer
let other: Customer
beforeAll(async () => {
  kim = await makeAgent('Kim')
  maya = await makeCustomer({ name: 'Maya Hart', language: 'en' })
  other = await makeCustomer({ name: 'Lin Xia', language: 'zh' })
})

const open = (number: string) => openAs(kim, number)
const idFor = async (number: string) => (await recordOf(number)).id
const join = (...people: Customer[]) =>
  test.payload.create({
    collection: 'organisations',
    data: { title: randomUUID(), plan: 'standard', calendar: 'china', people: people.map(({ id }) => id) },
  })
interface Detail {
  number: string
  status: string
  messages: { id: string; text: string }[]
}
/** Does something to a whole ticket, and lets the half minute pass. */
async function carry(way: string, input: object) {
  const done = await act(kim, way, input)
  await runPendingActions(test.payload, new Date(Date.now() + 60_000))
  return done
}
const detail = (customer: Customer, ticket: string) => ask<Detail>(customer.token, 'ticket/detail', { ticket })

describe('who would see what by a merger', () => {
  it.each([
    ['one customer, both without an organisation', [1, null], [1, null], [], true],
    ['one customer, both of the organisation', [1, 5], [1, 5], [1], true],
    ['one customer, into one that colleagues do not see', [1, 5], [1, null], [], true],
    ['one customer, into one that colleagues see', [1, null], [1, 5], [1], false],
    ['one customer, between two organisations', [1, 4], [1, 5], [1], false],
    ['colleagues', [1, 5], [2, 5], [1, 2], true],
    ['somebody who has left the organisation', [1, 5], [2, 5], [2], false],
    ['a target whose customer has left it', [1, 5], [2, 5], [1], false],
    ['strangers without an organisation', [1, null], [2, null], [], false],
    ['strangers of two organisations', [1, 4], [2, 5], [1, 2], false],
  ] as const)('%s', (_, [one, from], [two, to], people, expected) => {
    expect(mayMerge({ member: one, organisation: from }, { member: two, organisation: to }, people)).toBe(expected)
  })
})

describe('a merger', () => {
  it('brings the thread together, closes the source, and leads its customer on', async () => {
    const source = await openTicket(maya, { subject: 'Twice', text: 'The same again.' })
    const target = await openTicket(maya, { text: 'The first time.' })
    await act(kim, 'note', { ticket: await idFor(source), text: 'a note' })
    await answer(target, 'We look.', 'waiting')
    expect((await carry('merge', { ticket: await idFor(source), target })).status).toBe(200)
    const merged = await open(target)
    expect(merged.messages.map(({ text }) => text)).toEqual(['The same again.', 'The first time.', 'We look.'])
    expect(merged.notes).toMatchObject([{ text: 'a note' }])
    // What the customer wrote there waits for us here.
    expect(merged.status).toBe('open')
    expect(merged.events.at(-1)).toMatchObject({ kind: 'mergedFrom', after: source, actor: 'Kim' })
    expect(await open(source)).toMatchObject({ status: 'closed', mergedInto: target, messages: [], notes: [] })
    const seen = await detail(maya, source)
    expect(seen.data).toMatchObject({ number: target, status: 'open' })
    expect(seen.data.messages).toHaveLength(3)
    await ask(maya.token, 'ticket/reply', { ticket: source, text: 'More.' })
    expect((await open(target)).messages.at(-1)?.text).toBe('More.')
    const again = await act(kim, 'change', {
      ticket: await idFor(source),
      seen: { event: 1e6, message: 1e6 },
      changes: { status: 'open' },
    })
    expect(again.data).toMatchObject({ refusal: 'merged' })
    expect((await act(kim, 'merge', { ticket: await idFor(source), target })).data).toMatchObject({ refusal: 'merged' })
  })

  it('across customers who are no colleagues is refused, and nothing has moved', async () => {
    const [source, target] = [await openTicket(maya), await openTicket(other)]
    const done = await act(kim, 'merge', { ticket: await idFor(source), target })
    expect(done).toMatchObject({ status: 409, data: { refusal: 'notMergeable' } })
    expect((await open(source)).messages).toHaveLength(1)
    expect((await detail(maya, target)).code).not.toBe('000000')
    const itself = await act(kim, 'merge', { ticket: await idFor(source), target: source })
    expect(itself.data).toMatchObject({ refusal: 'notMergeable' })
  })

  it('of colleagues keeps both in sight of both', async () => {
    const [one, two] = [await makeCustomer({ language: 'en' }), await makeCustomer({ language: 'en' })]
    await join(one, two)
    const [source, target] = [await openTicket(one), await openTicket(two)]
    expect((await carry('merge', { ticket: await idFor(source), target })).status).toBe(200)
    for (const person of [one, two]) expect((await detail(person, source)).data).toMatchObject({ number: target })
  })

  it('does not keep the target, nor an account, from being deleted', async () => {
    const person = await makeCustomer()
    const [source, target, last] = [await openTicket(person), await openTicket(person), await openTicket(person)]
    await carry('merge', { ticket: await idFor(source), target })
    await test.payload.delete({ collection: 'tickets', id: await idFor(target) })
    expect((await recordOf(source)).mergedInto).toBeNull()
    await carry('merge', { ticket: await idFor(source), target: last })
    await test.payload.delete({ collection: 'members', id: person.id })
    const where = { member: { equals: person.id } }
    expect((await test.payload.count({ collection: 'tickets', where })).totalDocs).toBe(0)
  })

  it('makes no chain of links', async () => {
    const [first, second, third] = [await openTicket(maya), await openTicket(maya), await openTicket(maya)]
    await carry('merge', { ticket: await idFor(first), target: second })
    await carry('merge', { ticket: await idFor(second), target: third })
    expect((await detail(maya, first)).data).toMatchObject({ number: third })
  })
})

describe('a split', () => {
  it('makes a ticket of a message that asks something else, once, of the same customer', async () => {
    const number = await openTicket(maya)
    await ask(maya.token, 'ticket/reply', { ticket: number, text: 'And the licence has run out.' })
    const { id: ticket, messages } = await open(number)
    const [first, second] = messages
    expect((await act(kim, 'split', { ticket, message: first?.id, subject: 'x' })).data).toMatchObject({
      refusal: 'invalid',
    })
    expect((await carry('split', { ticket, message: second?.id, subject: 'Licence' })).status).toBe(200)
    const { linked } = await open(number)
    const made = await open(linked[0]?.number ?? '')
    expect(made).toMatchObject({
      subject: 'Licence',
      status: 'new',
      customer: { name: 'Maya Hart' },
      messages: [{ text: 'And the licence has run out.' }],
      linked: [{ number }],
    })
    expect(made.events.at(-1)).toMatchObject({ kind: 'splitFrom', after: number })
    expect((await open(number)).messages).toHaveLength(1)
    expect((await detail(maya, made.number)).data.messages).toHaveLength(1)
    expect((await detail(other, made.number)).code).not.toBe('000000')
    expect((await act(kim, 'split', { ticket, message: second?.id, subject: 'x' })).data).toMatchObject({
      refusal: 'missing',
    })
  })
})

describe('links', () => {
  it('are listed by both tickets until they are taken away, and never shown to customers', async () => {
    const [one, two] = [await openTicket(maya), await openTicket(other)]
    const ticket = await idFor(one)
    await act(kim, 'link', { ticket, other: two, isLinked: true })
    expect((await open(one)).linked).toMatchObject([{ number: two }])
    expect((await open(two)).linked).toMatchObject([{ number: one }])
    expect(JSON.stringify(await detail(maya, one))).not.toContain(two)
    await act(kim, 'link', { ticket, other: two, isLinked: false })
    expect([(await open(one)).linked, (await open(two)).linked]).toEqual([[], []])
    expect((await act(kim, 'link', { ticket, other: one, isLinked: true })).data).toMatchObject({ refusal: 'invalid' })
  })
})

describe('another customer', () => {
  it('is set when it is confirmed that they read what the first one wrote; those in copy are not any more', async () => {
    const number = await openTicket(maya, { copies: ['colleague@example.com'] })
    const ticket = await idFor(number)
    const asked = { ticket, email: other.email }
    expect((await act(kim, 'customer', asked)).data).toMatchObject({ refusal: 'unconfirmed' })
    expect((await detail(other, number)).code).not.toBe('000000')
    expect((await carry('customer', { ...asked, isConfirmed: true })).status).toBe(200)
    expect((await detail(other, number)).code).toBe('000000')
    expect((await detail(maya, number)).code).not.toBe('000000')
    expect(await recordOf(number)).toMatchObject({ copies: [] })
    expect((await open(number)).events.at(-1)).toMatchObject({ kind: 'member', before: 'Maya Hart', after: 'Lin Xia' })
    expect((await act(kim, 'customer', { ticket, email: 'no@example.com' })).data).toMatchObject({ refusal: 'missing' })
  })
})
