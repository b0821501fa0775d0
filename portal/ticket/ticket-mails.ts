import type { Payload, PayloadRequest, Where } from 'payload'
import type { TicketMessage } from '#content/payload-types.ts'
import { readKeyring } from '#content/secret.ts'
import type { Locale } from '#lib/locale.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { copyReceiver, memberReceiver, staffReceiver } from '#domain/desk-mail/desk-address.ts'
import type { MailTemplate } from '#domain/mail/mails.ts'
import type { TicketFacts } from '#domain/mail/facts.ts'
import { createMailReceivers, type StaffNotice } from './mail-receivers.ts'
import { createMailThreads } from './mail-threads.ts'
import { createStaffFacts } from './staff-facts.ts'
import type { Outbox } from '#portal/mail/outbox.ts'
import { writeDue } from '#domain/desk/promises.ts'

/** How long the mails of a ticket are tried, in milliseconds: a mail server's weekend included. */
const mailLife = 7 * 24 * 60 * 60_000
/** How long a solved ticket can be rated by the link of its mail. */
export const ratingLife = 30 * 24 * 60 * 60_000

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const

interface Receiver {
  id: number | string
  email: string
  language: Locale
}

const staffTemplates = {
  new: 'ticketNew',
  assigned: 'ticketAssigned',
  replied: 'ticketReplied',
  due: 'ticketDue',
} as const satisfies Record<StaffNotice, MailTemplate>

const readTicket = (payload: Payload, req: PayloadRequest, id: number) =>
  payload.findByID({ ...withOverrideAccess, collection: 'tickets', id, req })
type Ticket = Awaited<ReturnType<typeof readTicket>>
const dueIn = ({ calendar, dueAt }: Ticket, language: Locale) =>
  dueAt ? { due: writeDue(dueAt, calendar, language) } : {}

/** An agent's answer, to the customer in their language and to those in copy in the ticket's. */
function createAnswerMails(payload: Payload, outbox: Outbox) {
  const rating = createSeal(readKeyring(payload), 'rating of tickets')
  const threadOf = createMailThreads(payload)
  const receivers = createMailReceivers(payload)
  return async (req: PayloadRequest, id: number, { files, text }: Pick<TicketMessage, 'files' | 'text'>) => {
    const ticket = await readTicket(payload, req, id)
    const { confirmedCopies, copies, language, number, status, subject } = ticket
    const facts = { number, subject, lines: text.split(/\r?\n/), files: (files ?? []).map(({ name }) => name) }
    for (const member of await receivers.members(req, ticket)) {
      // To rate is the right of who asked.
      const isToRate = status === 'solved' && member.id === ticket.member
      const token = rating.close(JSON.stringify({ ticket: id, until: Date.now() + ratingLife }))
      const template = isToRate ? 'ticketSolved' : 'ticketAnswered'
      const order = { to: member.email, template, language: member.language, life: mailLife } as const
      const thread = threadOf(id, memberReceiver(member.id))
      await outbox.add(req, { ...order, ...thread, ticket: { ...facts, ...(isToRate && { rating: token }) } })
    }
    for (const to of copies ?? []) {
      const order = { to, template: 'ticketAnswered', language, life: mailLife, ticket: facts } as const
      const isHeld = confirmedCopies?.includes(to) !== true
      await outbox.add(req, { ...order, ...threadOf(id, copyReceiver(to), { isHeld }) })
    }
  }
}

/** What agents are told of a ticket, each in their own thread of it. */
function createStaffMails(payload: Payload, outbox: Outbox) {
  const threadOf = createMailThreads(payload)
  const receivers = createMailReceivers(payload)
  const staffFacts = createStaffFacts(payload)
  return async function tellStaff(req: PayloadRequest, ticket: Ticket, notice: StaffNotice) {
    const { id, number, subject } = ticket
    for (const { email: to, id: user, language } of await receivers.staff(req, ticket, notice)) {
      const facts = { number, subject, ...(await staffFacts(req, ticket, language)), ...dueIn(ticket, language) }
      const thread = threadOf(id, staffReceiver(user), { isFirst: notice === 'new', isAnswered: false })
      const order = { to, template: staffTemplates[notice], language, life: mailLife } as const
      await outbox.add(req, { ...order, ticket: facts, ...thread })
    }
  }
}

/** The mails of a ticket, written in the transaction of what they tell of. With override access. */
export function createTicketMails(payload: Payload, outbox: Outbox) {
  const read = (req: PayloadRequest, id: number) => readTicket(payload, req, id)
  const answered = createAnswerMails(payload, outbox)
  const threadOf = createMailThreads(payload)
  const receivers = createMailReceivers(payload)
  const tellStaff = createStaffMails(payload, outbox)

  /** To the customer alone, if that is their choice: in copy are addresses that may be anybody's. */
  async function tellCustomer(
    req: PayloadRequest,
    ticket: Ticket,
    template: MailTemplate,
    tell: (language: Locale) => Partial<TicketFacts>,
  ) {
    const customer = (await receivers.members(req, ticket)).find(({ id }) => id === ticket.member)
    if (customer === undefined) return
    const { email: to, id, language } = customer
    const { number, subject } = ticket
    const facts = { number, subject, lines: [], ...tell(language) }
    const thread = threadOf(ticket.id, memberReceiver(id), { isFirst: template === 'ticketSplit' })
    await outbox.add(req, { to, template, language, life: mailLife, ticket: facts, ...thread })
  }

  return {
    /** What was asked in a ticket goes on in another; told in the thread that the customer knows, unless that is gone by now. */
    async merged(req: PayloadRequest, ticket: Ticket) {
      const other = typeof ticket.mergedInto === 'number' && (await read(req, ticket.mergedInto)).number
      if (other) await tellCustomer(req, ticket, 'ticketMerged', () => ({ other }))
    },
    /** A message became a ticket of its own. The customer knows it by its text, which goes to nobody else. */
    async split(req: PayloadRequest, ticket: Ticket, other: string) {
      const where: Where = { ticket: { equals: ticket.id } }
      const sort: string[] = ['at', 'id']
      const messages = { ...withOverrideAccess, collection: 'ticket-messages', where, sort } as const
      const [first] = (await payload.find({ ...messages, limit: 1, pagination: false, req })).docs
      const lines = (first?.text ?? '').split(/\r?\n/)
      await tellCustomer(req, ticket, 'ticketSplit', (language) => ({ other, lines, ...dueIn(ticket, language) }))
      await tellStaff(req, ticket, 'new')
    },
    assigned: async (req: PayloadRequest, id: number) => tellStaff(req, await read(req, id), 'assigned'),
    async opened(req: PayloadRequest, id: number, { email, id: member, language }: Receiver) {
      const ticket = await read(req, id)
      const { number, subject } = ticket
      const facts = { number, subject, lines: [], ...dueIn(ticket, language) }
      const isWanted = (await receivers.members(req, ticket)).some((each) => each.id === Number(member))
      const thread = threadOf(id, memberReceiver(member), { isFirst: true })
      if (isWanted)
        await outbox.add(req, {
          to: email,
          template: 'ticketOpened',
          language,
          life: mailLife,
          ticket: facts,
          ...thread,
        })
      await tellStaff(req, ticket, 'new')
    },
    /** Somebody in copy has answered, and the customer has not said yet whether they may. */
    copyWaits: (req: PayloadRequest, ticket: Ticket, copy: string) =>
      tellCustomer(req, ticket, 'ticketCopyWaits', () => ({ copy })),
    replied: async (req: PayloadRequest, id: number) => tellStaff(req, await read(req, id), 'replied'),
    due: async (req: PayloadRequest, id: number) => tellStaff(req, await read(req, id), 'due'),
    answered,
  }
}
