import { beforeAll, describe, expect, it } from 'vitest'
import { mailSeal } from '#content/mail-seal.ts'
import { log } from '#lib/log.ts'
import { createDeskAddresses, staffReceiver } from '#domain/desk-mail/desk-address.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { RenderedMail } from '#domain/mail/render.ts'
import { createRounds } from './rounds.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, readAgent, recordOf } = useDesk(test)
const rounds = () => createRounds({ payload: test.payload, log, origin: 'https://portal.example' })

/** The mails to an address as they are sent, the first one first. */
async function readSent(to: string) {
  const where = { to: { equals: to } }
  const { docs } = await test.payload.find({ collection: 'mails', where, sort: 'id', limit: 0, showHiddenFields: true })
  return docs.map(({ sealed, template }) => ({
    template,
    ...(JSON.parse(mailSeal.open(sealed ?? '') ?? '{}') as RenderedMail),
  }))
}

let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ name: 'Maya Hart', language: 'en' })
})

describe('the mails of a ticket', () => {
  it('are one thread for its customer: one subject, and each refers to the first', async () => {
    const number = await openTicket(one)
    await answer(number, 'Which version?')
    await rounds().mailAnswers()
    await ask(one.token, 'ticket/reply', { ticket: number, text: 'R2026a.' })
    await answer(number, 'Use the fixed step.', 'solved')
    await rounds().mailAnswers()
    const mails = await readSent(one.email)
    expect(mails.map(({ template }) => template)).toEqual(['ticketOpened', 'ticketAnswered', 'ticketSolved'])
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set([`[${number}] Solver stops`]))
    const [first, ...others] = mails
    expect(first?.references).toBeUndefined()
    expect(others.map(({ references }) => references)).toEqual([first?.messageId, first?.messageId])
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
  })

  it('tell staff who asks, about what, in their words, with a way to the desk and none to answer by mail', async () => {
    const email = 'threads@armilla.example'
    const { id: user } = await test.payload.create({
      collection: 'users',
      data: {
        email,
        name: email,
        password: 'long enough for a test',
        roles: ['agent'],
        language: 'en',
        mailsOfNewTickets: true,
      } as never,
    })
    const { docs } = await test.payload.find({ collection: 'products', limit: 1, depth: 0, locale: 'en' })
    const [product] = docs
    await test.payload.create({
      collection: 'organisations',
      data: { title: 'Northgate Rail', people: [one.id], plan: 'standard', calendar: 'china' },
    })
    const number = await openTicket(one, { product: product?.slug, version: 'R2026a', text: '<b>It stops</b> at 3.' })
    const { id: ticket } = await recordOf(number)
    const secret = 'COLLEAGUES-ONLY'
    const note = { collection: 'ticket-notes', data: { ticket, text: secret }, overrideAccess: false } as const
    await test.payload.create({ ...note, user: await readAgent() })
    await answer(number, 'Which step?')
    await ask(one.token, 'ticket/reply', { ticket: number, text: 'The third.' })
    const mails = await readSent(email)
    expect(mails.map(({ template }) => template)).toEqual(['ticketNew', 'ticketReplied'])
    for (const [at, words] of ['<b>It stops</b> at 3.', 'The third.'].entries()) {
      const { html = '', replyTo, subject, text = '' } = mails[at] ?? {}
      expect(subject).toBe(`[${number}] Solver stops`)
      expect(text).toContain('Customer: Maya Hart (Northgate Rail)')
      expect(text).toContain(`Product: ${product?.title} R2026a`)
      expect(text).toContain(words)
      expect(text).toContain(`https://portal.example/admin/desk?ticket=${number}\n`)
      expect([html.includes('<b>It'), html.includes(secret), text.includes(secret)]).toEqual([false, false, false])
      expect(replyTo).toBeUndefined()
      expect(text).not.toContain('add to the ticket')
    }
    expect(mails[1]?.references).toBe(mails[0]?.messageId)
    const addresses = createDeskAddresses('support@portal.example', test.payload.secret)
    expect(addresses.read(mails[1]?.references ?? '')).toEqual({ ticket, to: staffReceiver(user) })
  })
})
