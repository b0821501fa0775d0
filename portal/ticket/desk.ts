import type { Payload, PayloadRequest, Where } from 'payload'
import { noteEvent, type TicketActor } from '#content/desk/note-event.ts'
import { readKeyring } from '#content/secret.ts'
import type { Locale } from '#lib/locale.ts'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'
import type { Severity, TicketCategory, TicketStatus, TicketSystem } from '#domain/ticket/ticket.ts'
import type { MemberContext } from '#portal/call.ts'
import type { FileFacts } from '#portal/form-file/form-files.ts'
import type { Outbox } from '#portal/mail/outbox.ts'
import { drawCode } from '#lib/crypto/draw-code.ts'
import type { Atomically } from '#portal/transaction.ts'
import { firstAnswerDue } from '#domain/desk/promises.ts'
import { confirmCopy } from './confirm-copy.ts'
import { followMerger } from './follow-merger.ts'
import { createQuestions, draftKey, readOpened, readStanding, type TicketQuestions } from './questions.ts'
import { createTicketMails } from './ticket-mails.ts'
import { findUnread } from './unread.ts'
import { createUploads, refuseUsed, type Uploads, uploadTurn } from './uploads.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** Customers' tickets. */
    desk: Desk
  }
}

type Id = number | string

/** Who writes: a member with their name. */
export interface Writer {
  id: Id
  name: string
  email: string
  language: Locale
}

export interface NewTicket {
  /** What the browser calls its draft: sent again it is the same ticket. */
  draft: string
  subject: string
  text: string
  severity: Severity
  category: TicketCategory
  product?: number | undefined
  version?: string | undefined
  system?: TicketSystem | undefined
  language: Locale
  copies: string[]
  files: readonly FileFacts[]
}

/** Customers' tickets. Who may see which is decided before: a call finds the ticket as its member. */
export interface Desk extends TicketQuestions {
  seals: { files: Seal; rating: Seal }
  /** Files on their way into messages. */
  uploads: Uploads
  /**
   * @returns the ticket's number, the first one's when the draft was sent before
   * @throws FileRefusal for a file that a message has already
   */
  open: (writer: Writer, ticket: NewTicket) => Promise<string>
  /** @throws FileRefusal for a file that a message has already */
  reply: (writer: Writer, ticket: Id, text: string, files: readonly FileFacts[]) => Promise<void>
  setStatus: (writer: Writer, ticket: Id, status: TicketStatus) => Promise<void>
  /** Lets somebody in copy answer in the ticket by mail; what they have written and waits is taken in soon. */
  confirmCopy: (writer: Writer, ticket: Id, email: string) => Promise<void>
  rate: (actor: TicketActor, ticket: Id, rating: number, comment: string) => Promise<void>
  markRead: (member: Id, ticket: Id) => Promise<void>
  /** Up to when the member has read each of the tickets, by its number of record. */
  readsOf: (member: Id, tickets: readonly Id[]) => Promise<Map<string, string>>
  /** Tickets with an answer that the member has not read. @param limit most that are looked through */
  unreadOf: (context: Pick<MemberContext, 'findOwn' | 'member'>, limit: number) => Promise<Id[]>
}

/** With override access: members change no record by themselves. */
const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const all = { ...withOverrideAccess, pagination: false, limit: 0 } as const

interface Dependencies {
  payload: Payload
  outbox: Outbox
  atomically: Atomically
}

/** What is written to a ticket is written one after the other. */
export const ticketTurn = (ticket: Id) => `ticket:${ticket}`

/** A message of the customer's side; without a writer it is somebody's who has no account. */
interface CustomerMessage {
  writer?: Writer | undefined
  author: string
  ticket: Id
  text: string
  files: readonly FileFacts[]
}

const storedFiles = (files: readonly FileFacts[]) =>
  files.map(({ id: file, name, sha256, size, type }) => ({ file, name, sha256, size, type }))

/** Marks what the hooks write of a change as this person's. */
function actAs(req: PayloadRequest, { id, name }: Pick<Writer, 'id' | 'name'>): void {
  req.context.actor = { member: id, name } satisfies TicketActor
}

function createReads(payload: Payload): Pick<Desk, 'readsOf'> & {
  note: (req: PayloadRequest, member: Id, ticket: Id) => Promise<void>
} {
  const reads = { ...withOverrideAccess, collection: 'ticket-reads' } as const
  return {
    async note(req, member, ticket) {
      const where: Where = { and: [{ member: { equals: member } }, { ticket: { equals: ticket } }] }
      const { docs } = await payload.find({ ...reads, where, limit: 1, pagination: false, req })
      const at = new Date().toISOString()
      if (docs[0] !== undefined) await payload.update({ ...reads, id: docs[0].id, data: { at }, req })
      else await payload.create({ ...reads, data: { member: Number(member), ticket: Number(ticket), at }, req })
    },
    async readsOf(member, tickets) {
      if (tickets.length === 0) return new Map()
      const where: Where = { and: [{ member: { equals: member } }, { ticket: { in: [...tickets] } }] }
      const { docs } = await payload.find({ ...all, collection: 'ticket-reads', where })
      return new Map(docs.map(({ at, ticket }) => [String(ticket as number), at]))
    },
  }
}

/** Opening a ticket, in the transaction of its caller. */
export function createOpening({ outbox, payload }: Omit<Dependencies, 'atomically'>) {
  const reads = createReads(payload)
  const mails = createTicketMails(payload, outbox)
  return async function openTicket(req: PayloadRequest, writer: Writer, ticket: NewTicket): Promise<string> {
    const known = await readOpened(payload, writer.id, ticket.draft, req)
    if (known !== undefined) return known
    await refuseUsed(payload, ticket.files, req)
    const { draft: _draft, files, text, ...fields } = ticket
    const { calendar, organisation, plan } = await readStanding(payload, writer.id, req)
    const number = `T-${drawCode()}`
    actAs(req, writer)
    const at = new Date().toISOString()
    const dueAt = firstAnswerDue({ plan, calendar, severity: ticket.severity }, Date.parse(at))
    const member = Number(writer.id)
    const data = {
      ...fields,
      ...(organisation && { organisation: organisation.id }),
      number,
      key: draftKey(writer.id, ticket.draft),
      member,
      plan,
      calendar,
      dueAt,
      priority: 'normal' as const,
      status: 'new' as const,
    }
    const { id } = await payload.create({ ...withOverrideAccess, collection: 'tickets', data, req })
    const message = { ticket: id, kind: 'customer', member, author: writer.name, text, at } as const
    await payload.create({
      ...withOverrideAccess,
      collection: 'ticket-messages',
      data: { ...message, thenStatus: null, files: storedFiles(files), mailedAt: at },
      req,
    })
    await reads.note(req, writer.id, id)
    await mails.opened(req, id, writer)
    return number
  }
}

/** A customer's message, in the transaction of its caller. */
export function createReplying({ outbox, payload }: Omit<Dependencies, 'atomically'>) {
  const reads = createReads(payload)
  const mails = createTicketMails(payload, outbox)
  return async function writeReply(
    req: PayloadRequest,
    { author, ticket: found, text, files, writer }: CustomerMessage,
  ): Promise<void> {
    await refuseUsed(payload, files, req)
    // It may have been merged since it was found, and a message that stayed behind would be read by nobody.
    const ticket = await followMerger(payload, req, Number(found))
    if (writer) actAs(req, writer)
    const at = new Date().toISOString()
    const by = {
      kind: 'customer',
      author: writer?.name ?? author,
      ...(writer && { member: Number(writer.id) }),
    } as const
    const data = { ticket, text, at, ...by, thenStatus: null, mailedAt: at }
    const collection = 'ticket-messages'
    await payload.create({ ...withOverrideAccess, collection, data: { ...data, files: storedFiles(files) }, req })
    if (writer) await reads.note(req, writer.id, ticket)
    await mails.replied(req, ticket)
  }
}

export function createDesk({ atomically, outbox, payload }: Dependencies): Desk {
  const reads = createReads(payload)
  const openTicket = createOpening({ outbox, payload })
  const writeReply = createReplying({ outbox, payload })

  return {
    seals: {
      files: createSeal(readKeyring(payload), 'files of tickets'),
      rating: createSeal(readKeyring(payload), 'rating of tickets'),
    },
    ...createQuestions(payload),
    uploads: createUploads(payload, atomically),
    open: (writer, ticket) =>
      atomically([`tickets-of:${writer.id}`, uploadTurn(writer.id)], (req) => openTicket(req, writer, ticket)),
    reply: (writer, ticket, text, files) =>
      // One after the other, so that the order of a thread is the order in which it was written.
      atomically([ticketTurn(ticket), uploadTurn(writer.id)], (req) =>
        writeReply(req, { writer, author: '', ticket, text, files }),
      ),
    setStatus: (writer, ticket, status) =>
      atomically(ticketTurn(ticket), async (req) => {
        actAs(req, writer)
        await payload.update({ ...withOverrideAccess, collection: 'tickets', id: ticket, data: { status }, req })
      }),
    confirmCopy: (writer, ticket, email) =>
      atomically(ticketTurn(ticket), (req) => {
        actAs(req, writer)
        return confirmCopy(req, Number(ticket), email)
      }),
    rate: (actor, ticket, rating, ratingComment) =>
      atomically(ticketTurn(ticket), async (req) => {
        req.context.actor = actor
        await payload.update({
          ...withOverrideAccess,
          collection: 'tickets',
          id: ticket,
          data: { rating, ratingComment },
          req,
        })
        await noteEvent(req, Number(ticket), { kind: 'rated', after: String(rating) })
      }),
    markRead: (member, ticket) => atomically(`reads:${member}`, (req) => reads.note(req, member, ticket)),
    readsOf: reads.readsOf,
    unreadOf: (context, limit) => findUnread(context, reads.readsOf, limit),
  }
}
