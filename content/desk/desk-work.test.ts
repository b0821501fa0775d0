import { beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { sendPendingAnswers } from './answers.ts'
import type { DeskPage } from './queue-names.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const { act, makeAgent, openAs, read } = useDeskEndpoints(test)

let kim: DeskAgent
let noa: DeskAgent
let maya: Customer
beforeAll(async () => {
  kim = await makeAgent('Kim')
  noa = await makeAgent('Noa')
  maya = await makeCustomer({ name: 'Maya Hart', language: 'en' })
})

const open = (number: string, user: DeskAgent = kim) => openAs(user, number)
const list = async (queue: string, user: DeskAgent = kim, more: object = {}) =>
  (await read<DeskPage>(user, 'list', { queue, ...more })).data
const later = () => new Date(Date.now() + 60_000)
const rounds = () => createRounds({ payload: test.payload, log, origin: 'https://portal.example' })

describe('queues', () => {
  it('a ticket goes from one to the next, and counts follow', async () => {
    const number = await openTicket(maya)
    const { id: ticket, seen } = await open(number)
    const has = async (queue: string, user: DeskAgent = kim) =>
      (await list(queue, user)).items.some((each) => each.id === ticket)
    expect(await has('unassigned')).toBe(true)
    const before = (await read<Record<string, number>>(kim, 'counts')).data
    expect((await act(kim, 'change', { ticket, seen, changes: { assignee: kim.id } })).status).toBe(200)
    expect([await has('unassigned'), await has('mine'), await has('mine', noa), await has('open')]).toEqual([
      false,
      true,
      false,
      true,
    ])
    const after = (await read<Record<string, number>>(kim, 'counts')).data
    expect(after.unassigned).toBe((before.unassigned ?? 0) - 1)
    expect(after.mine).toBe((before.mine ?? 0) + 1)
    const next = (await open(number)).seen
    await act(kim, 'change', { ticket, seen: next, changes: { status: 'waiting' } })
    expect([await has('waiting'), await has('mine')]).toEqual([true, true])
    await act(kim, 'change', { ticket, seen: (await open(number)).seen, changes: { status: 'solved' } })
    expect([await has('waiting'), await has('mine'), await has('open'), await has('solved')]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('what is due first comes first, pages hold every ticket once, and what nears its end is among the breaching', async () => {
    const numbers = await Promise.all(Array.from({ length: 33 }, () => openTicket(maya)))
    const soon = (await recordOf(numbers[7] ?? '')).id
    await test.payload.update({
      collection: 'tickets',
      id: soon,
      data: { dueAt: new Date(Date.now() - 1000).toISOString() },
    })
    const first = await list('unassigned')
    expect(first.items).toHaveLength(30)
    const due = first.items.map(({ dueAt }) => dueAt ?? '9')
    expect(due).toEqual(due.toSorted())
    const seen = first.items.map(({ id }) => id)
    for (let cursor = first.next; cursor !== undefined;) {
      const page = await list('unassigned', kim, { cursor })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    for (const number of numbers) expect(seen).toContain((await recordOf(number)).id)
    const [urgent] = (await list('breaching')).items.filter(({ id }) => id === soon)
    expect(urgent).toMatchObject({ isBroken: true, customer: 'Maya Hart' })
  })

  it('words of subjects, messages and notes are found, whole or begun, and the number', async () => {
    const number = await openTicket(maya, {
      subject: 'Gearbox resonance 齿轮箱共振',
      text: 'The quibblefrotz value drifts.',
    })
    const { id: ticket } = await open(number)
    await act(kim, 'note', { ticket, text: '见内部编号zorptag的记录' })
    for (const q of [
      'resonance',
      'gearb',
      '共振',
      'quibblefrotz drifts',
      'zorptag',
      number,
      number.slice(0, 6),
      'resonances gearbox',
    ]) {
      expect(
        (await list('open', kim, { q })).items.map((each) => each.number),
        q,
      ).toContain(number)
    }
    expect((await list('open', kim, { q: 'quibblefrotz nothing-like-it' })).items).toEqual([])
    await test.payload.delete({ collection: 'tickets', id: ticket })
    expect((await list('open', kim, { q: 'quibblefrotz' })).items).toEqual([])
  })
})

describe('two agents at one ticket', () => {
  it('see each other, and that the other writes', async () => {
    const number = await openTicket(maya)
    const { id: ticket } = await open(number)
    const first = await act<{ present: object[]; state: string }>(kim, 'beat', { ticket, isWriting: false })
    expect(first.data.present).toEqual([])
    await act(kim, 'beat', { ticket, isWriting: true })
    const other = await act<{ present: object[]; state: string }>(noa, 'beat', { ticket, isWriting: false })
    expect(other.data.present).toEqual([{ user: kim.id, name: 'Kim', isWriting: true }])
    expect((await list('unassigned', noa, { q: number })).items[0]?.present).toMatchObject([
      { name: 'Kim', isWriting: true },
    ])
    await act(noa, 'note', { ticket, text: 'news' })
    const again = await act<{ state: string }>(kim, 'beat', { ticket, isWriting: false })
    expect(again.data.state).not.toBe(first.data.state)
    await act(kim, 'leave', { ticket })
    expect((await act(noa, 'beat', { ticket, isWriting: false })).data.present).toEqual([])
  })

  it('neither overwrites what the other changed: it is refused with who changed what', async () => {
    const number = await openTicket(maya)
    const { id: ticket, seen } = await open(number)
    await act(noa, 'change', { ticket, seen, changes: { priority: 'high' } })
    const answer = await act(kim, 'change', { ticket, seen, changes: { priority: 'low' } })
    expect(answer).toMatchObject({
      status: 409,
      data: { refusal: 'clash', clashes: [{ kind: 'priority', before: 'Normal', after: 'High', actor: 'Noa' }] },
    })
    expect((await recordOf(number)).priority).toBe('high')
    // Another field is no clash, and who has seen the change may make another.
    expect((await act(kim, 'change', { ticket, seen, changes: { assignee: kim.id } })).status).toBe(200)
    const now = (await open(number)).seen
    expect((await act(kim, 'change', { ticket, seen: now, changes: { priority: 'low' } })).status).toBe(200)
  })

  it('of two changes at the same moment one is made', async () => {
    const number = await openTicket(maya)
    const { id: ticket, seen } = await open(number)
    const answers = await Promise.all([
      act(kim, 'change', { ticket, seen, changes: { priority: 'high' } }),
      act(noa, 'change', { ticket, seen, changes: { priority: 'low' } }),
    ])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
  })

  it('nobody answers past a message that they have not seen', async () => {
    const number = await openTicket(maya)
    const { id: ticket, seen } = await open(number)
    await ask(maya.token, 'ticket/reply', { ticket: number, text: 'It is the pump, not the valve.' })
    const answer = await act(kim, 'answer', { ticket, seen, text: 'Change the valve.', thenStatus: 'waiting' })
    expect(answer).toMatchObject({
      status: 409,
      data: { clashes: [{ kind: 'message', after: 'It is the pump, not the valve.', actor: 'Maya Hart' }] },
    })
  })
})

describe('an answer', () => {
  it('is nobody’s but the agents’ for half a minute, and then one message and one mail', async () => {
    const person = await makeCustomer({ language: 'en' })
    const number = await openTicket(person)
    const { id: ticket, seen } = await open(number)
    await act(kim, 'answer', { ticket, seen, text: 'Turn the valve.', thenStatus: 'solved' })
    expect(await sendPendingAnswers(test.payload)).toBe(0)
    await rounds().mailAnswers()
    const held = await ask(person.token, 'ticket/detail', { ticket: number })
    expect(JSON.stringify(held)).not.toContain('Turn the valve.')
    expect(held.data).toMatchObject({ status: 'new' })
    expect((await open(number, noa)).held).toMatchObject([{ author: 'Kim', text: 'Turn the valve.', isMine: false }])
    const sent = await Promise.all([
      sendPendingAnswers(test.payload, later()),
      sendPendingAnswers(test.payload, later()),
    ])
    expect(sent[0] + sent[1]).toBe(1)
    await rounds().mailAnswers()
    const read = await ask<{ messages: object[]; status: string }>(person.token, 'ticket/detail', { ticket: number })
    expect(read.data).toMatchObject({ status: 'solved', messages: [{}, { author: 'Kim', text: 'Turn the valve.' }] })
    const mails = (await readMails(test.payload, person.email)).filter(({ text }) => text?.includes('Turn the valve.'))
    expect(mails).toHaveLength(1)
  })

  it('that is taken back was never there, and only its writer takes it back', async () => {
    const person = await makeCustomer({ language: 'en' })
    const number = await openTicket(person)
    const { id: ticket, seen } = await open(number)
    const held = await act<{ id: number }>(kim, 'answer', { ticket, seen, text: 'Wrong window.', thenStatus: 'open' })
    expect((await act(noa, 'withdraw', { ticket, answer: held.data.id })).status).toBe(409)
    const answer = await act(kim, 'withdraw', { ticket, answer: held.data.id })
    expect(answer).toMatchObject({ status: 200, data: { text: 'Wrong window.' } })
    expect(await sendPendingAnswers(test.payload, later())).toBe(0)
    expect((await act(kim, 'withdraw', { ticket, answer: held.data.id })).data).toMatchObject({ refusal: 'sent' })
    expect((await open(number)).events.at(-1)).toMatchObject({ kind: 'withdrawn', actor: 'Kim' })
    expect(JSON.stringify(await ask(person.token, 'ticket/detail', { ticket: number }))).not.toContain('Wrong window.')
  })

  it('a note is never one, however it is sent, and its writer takes it back within the half minute', async () => {
    const person = await makeCustomer({ language: 'en' })
    const number = await openTicket(person)
    const { id: ticket } = await open(number)
    const note = await act<{ id: number }>(kim, 'note', {
      ticket,
      text: 'secret-note',
      thenStatus: 'solved',
      kind: 'agent',
    })
    await sendPendingAnswers(test.payload, later())
    await rounds().mailAnswers()
    const all = [
      await ask(person.token, 'ticket/detail', { ticket: number }),
      await readMails(test.payload, person.email),
    ]
    expect(JSON.stringify(all)).not.toContain('secret-note')
    expect((await open(number)).messages).toHaveLength(1)
    expect((await open(number)).notes).toMatchObject([{ text: 'secret-note', author: 'Kim', isMine: true }])
    expect((await act(noa, 'withdraw-note', { ticket, note: note.data.id })).status).toBe(409)
    expect((await act(kim, 'withdraw-note', { ticket, note: note.data.id })).status).toBe(200)
    expect((await open(number)).notes).toEqual([])
  })
})

describe('changes', () => {
  it('are noted with their names, and taken back where nobody came between', async () => {
    const number = await openTicket(maya)
    const { id: ticket, seen } = await open(number)
    const tag = await test.payload.create({ collection: 'ticket-tags', data: { title: 'Gearbox' }, locale: 'en' })
    const changes = { status: 'waiting', priority: 'high', assignee: kim.id, addTags: [tag.id] }
    const done = await act<{ undo: object; seen: object }>(kim, 'change', { ticket, seen, changes })
    const { events } = await open(number)
    for (const each of [
      { kind: 'status', before: 'New', after: 'Waiting for customer', actor: 'Kim' },
      { kind: 'priority', before: 'Normal', after: 'High' },
      { kind: 'assignee', before: '', after: 'Kim' },
      { kind: 'tags', before: '', after: 'Gearbox' },
    ])
      expect(events).toContainEqual(expect.objectContaining(each))
    const undone = await act(kim, 'undo', { tickets: [{ ticket, ...done.data }] })
    expect(undone.data).toMatchObject({ done: [{ ticket }], refused: [] })
    expect(await recordOf(number)).toMatchObject({ status: 'open', priority: 'normal', assignee: null, tags: [] })
    const again = await act(kim, 'undo', { tickets: [{ ticket, ...done.data }] })
    expect(again.data).toMatchObject({ done: [], refused: [{ ticket, reason: 'clash' }] })
  })

  it('of several tickets are made where nobody came between, and told where somebody did', async () => {
    const [one, other] = [await openTicket(maya), await openTicket(maya)]
    const all = [await open(one), await open(other)]
    await act(noa, 'change', { ticket: all[1]?.id, seen: all[1]?.seen, changes: { status: 'solved' } })
    const tickets = all.map(({ id, seen }) => ({ ticket: id, event: seen.event }))
    const answer = await act(kim, 'bulk', { tickets, changes: { status: 'closed', priority: 'low' } })
    expect(answer.data).toMatchObject({
      done: [{ ticket: all[0]?.id }],
      refused: [{ ticket: all[1]?.id, reason: 'clash' }],
    })
    expect(await recordOf(one)).toMatchObject({ status: 'closed', priority: 'low' })
    expect(await recordOf(other)).toMatchObject({ status: 'solved', priority: 'normal' })
  })

  it('a macro does several, and leaves its text and the status that goes with it to the agent', async () => {
    const number = await openTicket(maya)
    const { id: ticket, seen } = await open(number)
    const tag = await test.payload.create({ collection: 'ticket-tags', data: { title: 'Macro' }, locale: 'en' })
    const text = { text: 'Hello {customer}', title: 'Hello' }
    const reply = await test.payload.create({ collection: 'canned-replies', data: text, locale: 'en' })
    const data = {
      title: 'Ask',
      status: 'waiting' as const,
      priority: 'high' as const,
      assign: 'me' as const,
      tags: [tag.id],
      reply: reply.id,
    }
    const macro = await test.payload.create({ collection: 'ticket-macros', data, locale: 'en' })
    const answer = await act(kim, 'macro', { ticket, seen, macro: macro.id })
    expect(answer.data).toMatchObject({ reply: reply.id, thenStatus: 'waiting' })
    expect(await recordOf(number)).toMatchObject({ status: 'new', priority: 'high', assignee: kim.id, tags: [tag.id] })
  })

  it('a canned reply with a placeholder that nothing stands for is not saved', async () => {
    const data = { title: 'x', text: 'Dear {name}' }
    await expect(test.payload.create({ collection: 'canned-replies', data, locale: 'en' })).rejects.toThrow(/Text/)
  })
})
