import type { Payload, PayloadRequest } from 'payload'
import { env } from '#lib/env.ts'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import { createSeal } from '#lib/seal.ts'
import { severityNames } from '#lib/ticket.ts'
import type { Outbox } from '../mail/outbox.ts'
import { writeMoment } from '#lib/desk/promises.ts'

/** How long the mails of a ticket are tried, in milliseconds: a mail server's weekend included. */
const mailLife = 7 * 24 * 60 * 60_000
/** How long a solved ticket can be rated by the link of its mail. */
export const ratingLife = 30 * 24 * 60 * 60_000

const asHouse = { overrideAccess: true, depth: 0 } as const
const related = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The mails of a ticket, written in the transaction of what they tell of. With the authority of the house. */
export function createTicketMails(payload: Payload, outbox: Outbox) {
  const read = (req: PayloadRequest, id: number) => payload.findByID({ ...asHouse, collection: 'tickets', id, req })
  const rating = createSeal(payload.secret, 'rating of tickets')
  type Ticket = Awaited<ReturnType<typeof read>>

  /** Who answers it, or the mailbox for all. */
  async function mailboxOf(req: PayloadRequest, ticket: Ticket): Promise<string | undefined> {
    const assignee = related(ticket.assignee)
    if (assignee !== undefined) {
      const where = { id: { equals: assignee } }
      const { docs } = await payload.find({ ...asHouse, collection: 'users', where, limit: 1, req })
      if (docs[0] !== undefined) return docs[0].email
    }
    const house = await payload.findGlobal({ slug: 'site', ...asHouse, locale: defaultLocale, req })
    return house.enquiryEmail ?? env.MAIL_FROM
  }

  const dueIn = (ticket: Ticket, language: Locale) =>
    ticket.dueAt ? { due: writeMoment(ticket.dueAt, ticket.calendar, language) } : {}

  async function tellStaff(req: PayloadRequest, ticket: Ticket, template: 'ticketNew' | 'ticketReplied' | 'ticketDue') {
    const to = await mailboxOf(req, ticket)
    if (to === undefined) return
    const { id, number, severity } = ticket
    // The staff's own language is not known; the admin's default is. What the customer wrote is read in the admin.
    const language = defaultLocale
    const lines = [severityNames[severity][language]]
    const facts = { number, id, lines, ...dueIn(ticket, language) }
    await outbox.add(req, { to, template, language, life: mailLife, ticket: facts })
  }

  return {
    async opened(req: PayloadRequest, id: number, { email, language }: { email: string; language: Locale }) {
      const ticket = await read(req, id)
      const facts = { number: ticket.number, id, lines: [], ...dueIn(ticket, language) }
      await outbox.add(req, { to: email, template: 'ticketOpened', language, life: mailLife, ticket: facts })
      await tellStaff(req, ticket, 'ticketNew')
    },
    replied: async (req: PayloadRequest, id: number) => tellStaff(req, await read(req, id), 'ticketReplied'),
    due: async (req: PayloadRequest, id: number) => tellStaff(req, await read(req, id), 'ticketDue'),
    /** An agent's answer, to the customer in their language and to those in copy in the ticket's. */
    async answered(req: PayloadRequest, id: number, text: string) {
      const ticket = await read(req, id)
      const { copies, language, number, status } = ticket
      const where = { id: { equals: related(ticket.member) } }
      const { docs } = await payload.find({ ...asHouse, collection: 'members', where, limit: 1, req })
      const facts = { number, id, lines: text.split(/\r?\n/) }
      const [customer] = docs
      if (customer !== undefined) {
        const isSolved = status === 'solved'
        const token = rating.close(JSON.stringify({ ticket: id, until: Date.now() + ratingLife }))
        const template = isSolved ? 'ticketSolved' : 'ticketAnswered'
        const order = { to: customer.email, template, language: customer.language, life: mailLife } as const
        await outbox.add(req, { ...order, ticket: { ...facts, ...(isSolved && { rating: token }) } })
      }
      for (const to of copies ?? [])
        await outbox.add(req, { to, template: 'ticketAnswered', language, life: mailLife, ticket: facts })
    },
  }
}
