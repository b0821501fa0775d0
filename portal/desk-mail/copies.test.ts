import { beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { copyReceiver, createDeskAddresses } from '#domain/desk-mail/desk-address.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { composeMail } from '../../tests/mail/compose.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { createDecisions } from './decisions.ts'
import { createDeskMail } from './receive.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, readAgent, recordOf } = useDesk(test)
const address = 'support@portal.example'
const portal = () => ({ payload: test.payload, log, origin: 'https://portal.example' })
const receive = (raw: Buffer) => createDeskMail({ ...portal(), address, authserv: 'mx.portal.example' }).receive(raw)

interface Thread {
  messages: { text: string; author: string; isMine: boolean; kind: string }[]
  copies: string[]
  confirmedCopies: string[]
  status: string
}
const read = async ({ token }: Customer, ticket: string) => (await ask<Thread>(token, 'ticket/detail', { ticket })).data
const confirm = (token: string | undefined, ticket: string, email: string) =>
  ask(token, 'ticket/copy/confirm', { ticket, email })

let one: Customer
let copies = 0
beforeAll(async () => {
  one = await makeCustomer({ name: 'Maya Hart', language: 'en' })
})

/** A ticket with somebody in copy, and a way to send their answers. */
async function openWithCopy(customer = one) {
  const copy = `copy-${(copies += 1)}@example.com`
  const number = await openTicket(customer, { copies: [copy], language: 'en' })
  const { id: ticket } = await recordOf(number)
  const to = createDeskAddresses(address, test.payload.secret).of({ ticket, to: copyReceiver(copy) })
  const send = (text: string, from = copy, headers: Record<string, string> = {}) =>
    receive(composeMail({ from, to, text, headers }))
  return { copy, number, send, ticket }
}
const lastMail = async (to: string, template: string) =>
  (await readMails(test.payload, to)).find((mail) => mail.template === template)

describe('somebody in copy', () => {
  it('is told that an answer waits; the customer is asked once, and what waits is taken in when they agree', async () => {
    const { copy, number, send } = await openWithCopy()
    await answer(number, 'Which version?')
    await createRounds(portal()).mailAnswers()
    const told = await lastMail(copy, 'ticketAnswered')
    expect(told?.text).toContain('once the customer who opened it agrees')
    expect(told?.text).not.toContain('Reply to this e-mail to add to the ticket')
    expect([await send('R2026a.'), await send('Update 2.')]).toEqual(['waiting', 'waiting'])
    expect((await read(one, number)).messages).toHaveLength(2)
    const asked = (await readMails(test.payload, one.email)).filter(({ template }) => template === 'ticketCopyWaits')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.text).toContain(copy)
    // What they wrote is not mailed before anybody has agreed to hear it.
    expect(asked[0]?.text).not.toContain('R2026a.')
    expect((await confirm(one.token, number, copy.toUpperCase())).code).toBe('000000')
    expect(await createDecisions(portal()).carryOut()).toBe(2)
    expect(await createDecisions(portal()).carryOut()).toBe(0)
    expect((await read(one, number)).messages.slice(2)).toMatchObject([
      { kind: 'customer', author: copy, isMine: false, text: 'R2026a.' },
      { kind: 'customer', author: copy, isMine: false, text: 'Update 2.' },
    ])
  })

  it('answers in the ticket once confirmed, under their address, and opens it again', async () => {
    const { copy, number, send } = await openWithCopy()
    await confirm(one.token, number, copy)
    await answer(number, 'Use the fixed step.', 'solved')
    await createRounds(portal()).mailAnswers()
    expect((await lastMail(copy, 'ticketAnswered'))?.text).toContain('Reply to this e-mail to add to the ticket')
    expect(await send('It works for me.')).toBe('joined')
    const { confirmedCopies, messages, status } = await read(one, number)
    expect(messages.at(-1)).toMatchObject({ kind: 'customer', author: copy, isMine: false, text: 'It works for me.' })
    expect([confirmedCopies, status]).toEqual([[copy], 'open'])
    expect((await lastMail(one.email, 'ticketCopyWaits'))?.text ?? '').not.toContain(copy)
  })

  it('stays held for a forged sender, another address, another ticket, a blocked account, or what ended long ago', async () => {
    const { copy, number, send, ticket } = await openWithCopy()
    await confirm(one.token, number, copy)
    const failed = { 'Authentication-Results': 'mx.portal.example; dmarc=fail header.from=example.com' }
    expect(await send('x', copy, failed)).toBe('waiting')
    expect(await send('x', 'somebody@example.com')).toBe('waiting')
    const stranger = await makeCustomer()
    expect(await send('x', stranger.email)).toBe('waiting')
    // Confirmed in one ticket is not confirmed in another.
    const other = await openTicket(one, { copies: [copy] })
    const right = { ticket: (await recordOf(other)).id, to: copyReceiver(copy) }
    const to = createDeskAddresses(address, test.payload.secret).of(right)
    expect(await receive(composeMail({ from: copy, to, text: 'x' }))).toBe('waiting')
    expect((await read(one, other)).messages).toHaveLength(1)
    const { id } = await makeCustomer()
    await test.payload.update({ collection: 'members', id, data: { email: copy, blocked: true } })
    expect(await send('x')).toBe('waiting')
    await test.payload.update({ collection: 'members', id, data: { blocked: false } })
    await ask(one.token, 'ticket/close', { ticket: number })
    const doneAt = new Date(Date.now() - 15 * 24 * 60 * 60_000).toISOString()
    await test.payload.update({ collection: 'tickets', id: ticket, data: { doneAt } })
    expect(await send('x')).toBe('waiting')
    expect((await read(one, number)).messages).toHaveLength(1)
    // And is taken when none of that holds.
    await test.payload.update({ collection: 'tickets', id: ticket, data: { doneAt: new Date().toISOString() } })
    expect(await send('At last.')).toBe('joined')
  })

  it('is confirmed by who opened the ticket: not by nobody, another customer, a colleague, or for somebody who is not in copy', async () => {
    const [colleague, other] = [await makeCustomer(), await makeCustomer()]
    const owner = await makeCustomer({ language: 'en' })
    await test.payload.create({
      collection: 'organisations',
      data: { title: 'Copies', people: [owner.id, colleague.id], plan: 'standard', calendar: 'china' },
    })
    const { copy, number, ticket } = await openWithCopy(owner)
    expect((await read(colleague, number)).copies).toEqual([copy])
    const codes = await Promise.all([
      confirm(undefined, number, copy),
      confirm(other.token, number, copy),
      confirm(colleague.token, number, copy),
      confirm(owner.token, number, 'somebody@example.com'),
    ])
    expect(codes.map(({ code }) => code)).toEqual(['000004', '000003', '000005', '000003'])
    // Nor by staff, whom no form lets write it.
    const asAgent = { collection: 'tickets', id: ticket, overrideAccess: false, user: await readAgent() } as const
    await test.payload.update({ ...asAgent, data: { confirmedCopies: [copy] } })
    expect((await recordOf(number)).confirmedCopies ?? []).toEqual([])
    await confirm(owner.token, number, copy)
    await confirm(owner.token, number, copy)
    const where = { and: [{ ticket: { equals: ticket } }, { kind: { equals: 'copyConfirmed' } }] } as never
    const { docs } = await test.payload.find({ collection: 'ticket-events', where, depth: 0 })
    expect(docs).toMatchObject([{ after: copy, actor: owner.name }])
  })
})
