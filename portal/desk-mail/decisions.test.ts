import { beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { pdf } from '../../tests/factories/files.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { composeMail, type MailParts } from '../../tests/mail/compose.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { tidyFormFiles } from '#portal/form-file/tidy.ts'
import { createDecisions, tidyDeskInbox } from './decisions.ts'
import { createDeskMail } from './receive.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket, readAgent, recordOf } = useDesk(test)
const options = { log, origin: 'https://portal.example', address: 'support@portal.example' }
const decisions = () => createDecisions({ payload: test.payload, ...options })

/** A mail that waits for an agent. */
async function makeWaiting(parts: MailParts = {}) {
  const desk = createDeskMail({ payload: test.payload, ...options })
  expect(
    await desk.receive(composeMail({ from: 'stranger@example.com', subject: 'Help', text: 'It stops.', ...parts })),
  ).toBe('waiting')
  const { docs } = await test.payload.find({ collection: 'desk-inbox', sort: '-id', limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}
const decide = async (id: number, data: object) =>
  test.payload.update({ collection: 'desk-inbox', id, data, user: await readAgent(), overrideAccess: false })
const read = (id: number) => test.payload.findByID({ collection: 'desk-inbox', id, depth: 0, showHiddenFields: true })

let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ name: 'Maya Hart', language: 'en' })
})

describe('a mail that waits', () => {
  it('becomes the chosen customer’s ticket with its files, once', async () => {
    const person = await makeCustomer({ language: 'en' })
    const id = await makeWaiting({ files: [{ name: 'log.pdf', content: Buffer.from(pdf('wait')) }] })
    await decide(id, { decision: 'open', member: person.id })
    expect(await Promise.all([decisions().carryOut(), decisions().carryOut()])).toContain(1)
    expect(await decisions().carryOut()).toBe(0)
    const { data } = await ask<{ items: { number: string }[] }>(person.token, 'ticket/list')
    expect(data.items).toMatchObject([{ subject: 'Help' }])
    const number = data.items[0]?.number ?? ''
    const detail = await ask<{ messages: object[] }>(person.token, 'ticket/detail', { ticket: number })
    expect(detail.data.messages).toMatchObject([{ text: 'It stops.', files: [{ name: 'log.pdf' }] }])
    expect(await read(id)).toMatchObject({ state: 'opened', text: '', files: [], ticket: (await recordOf(number)).id })
    // Its file is the ticket's now.
    await tidyFormFiles(test.payload, new Date(Date.now() + 48 * 60 * 60_000))
    const [message] = detail.data.messages as { id: string; files: { id: string }[] }[]
    const file = { ticket: number, message: message?.id, file: message?.files[0]?.id }
    expect((await ask(person.token, 'ticket/file', file)).code).toBe('000000')
  })

  it('is added to the chosen ticket under the address that it gives, and not as its customer’s', async () => {
    const number = await openTicket(one)
    const id = await makeWaiting()
    await decide(id, { decision: 'join', ticket: (await recordOf(number)).id })
    expect(await decisions().carryOut()).toBe(1)
    const { data } = await ask<{ messages: object[] }>(one.token, 'ticket/detail', { ticket: number })
    expect(data.messages.at(-1)).toMatchObject({ author: 'stranger@example.com', isMine: false, text: 'It stops.' })
  })

  it('is dismissed with its text and files, and decided by no one a second time', async () => {
    const id = await makeWaiting()
    await decide(id, { decision: 'dismiss' })
    expect(await decisions().carryOut()).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'dismissed', text: '', files: [] })
    await expect(decide(id, { decision: 'open', member: one.id })).rejects.toThrow(/dealt with|处理过/)
    await tidyDeskInbox(test.payload, new Date(Date.now() + 91 * 24 * 60 * 60_000))
    await expect(read(id)).rejects.toThrow(/Not Found|not found/i)
  })

  it('needs to whom or to which ticket, and a customer who has gone is asked for again', async () => {
    const id = await makeWaiting()
    await expect(decide(id, { decision: 'open' })).rejects.toThrow(/customer|客户/)
    await expect(decide(id, { decision: 'join' })).rejects.toThrow(/ticket|工单/)
    const number = await openTicket(one)
    const { id: ticket } = await recordOf(number)
    await decide(id, { decision: 'join', ticket })
    await test.payload.delete({ collection: 'tickets', id: ticket })
    expect(await decisions().carryOut()).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'waiting', decision: null, ticket: null, text: 'It stops.' })
  })

  it('is seen by agents and administrators alone, and what it says is changed by nobody', async () => {
    const id = await makeWaiting()
    const asked = { collection: 'desk-inbox', overrideAccess: false } as const
    await expect(test.payload.find(asked)).rejects.toThrow(/not allowed/)
    const member = { user: { id: one.id, collection: 'members' } as never }
    await expect(test.payload.find({ ...asked, ...member })).rejects.toThrow(/not allowed/)
    await expect(test.payload.update({ ...asked, ...member, id, data: { decision: 'dismiss' } })).rejects.toThrow(
      /not allowed/,
    )
    await decide(id, { text: 'Other words.', state: 'dismissed', fromAddress: one.email })
    expect(await read(id)).toMatchObject({ text: 'It stops.', state: 'waiting', fromAddress: 'stranger@example.com' })
  })

  it('goes with the account that it was taken for', async () => {
    const person = await makeCustomer()
    const id = await makeWaiting({ from: person.email })
    expect(await read(id)).toMatchObject({ member: person.id, reason: 'unproved' })
    await test.payload.delete({ collection: 'members', id: person.id })
    await expect(read(id)).rejects.toThrow(/Not Found|not found/i)
  })
})
