import { join } from 'node:path'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { TicketActor } from '#content/hooks/tickets.ts'
import { noteEvent } from '#content/hooks/tickets.ts'
import type { CalendarName } from '#lib/desk/calendars.ts'
import type { PlanName } from '#lib/desk/plans.ts'
import { type Hold, readHold } from '#lib/held-files.ts'
import type { Locale } from '#lib/locale.ts'
import { createSeal, type Seal } from '#lib/seal.ts'
import type { Severity, TicketCategory, TicketStatus, TicketSystem } from '#lib/ticket.ts'
import { type FileFacts, formFileFolder } from '../form-files/form-files.ts'
import type { Outbox } from '../mail/outbox.ts'
import { drawCode } from '#lib/draw-code.ts'
import type { Atomically } from '../transaction.ts'
import type { StatusChange } from '#lib/desk/promise.ts'
import { firstAnswerDue } from '#lib/desk/promises.ts'
import { createTicketMails } from './ticket-mails.ts'

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

/** By whom and under which promises somebody's tickets are. */
export interface Standing {
  organisation?: { id: number; title: string }
  plan: PlanName
  calendar: CalendarName
}

/** A change of a ticket's status or severity, as its customer may see it. */
export interface HistoryEntry {
  kind: 'status' | 'severity'
  value: string
  at: string
  by: 'customer' | 'agent' | 'house'
}

/** Customers' tickets. Who may see which is decided before: a call finds the ticket as its member. */
export interface Desk {
  seals: { files: Seal; rating: Seal }
  standingOf: (member: Id) => Promise<Standing>
  /** @returns the ticket's number, the first one's when the draft was sent before */
  open: (writer: Writer, ticket: NewTicket) => Promise<string>
  reply: (writer: Writer, ticket: Id, text: string, files: readonly FileFacts[]) => Promise<void>
  setStatus: (writer: Writer, ticket: Id, status: TicketStatus) => Promise<void>
  rate: (actor: TicketActor, ticket: Id, rating: number, comment: string) => Promise<void>
  historyOf: (ticket: Id) => Promise<HistoryEntry[]>
  namesOf: (members: readonly Id[]) => Promise<Map<string, string>>
  markRead: (member: Id, ticket: Id) => Promise<void>
  has: (ticket: Id) => Promise<boolean>
  /** Files of a ticket's messages that are not handed out, by their rows. */
  holdsOf: (ticket: Id) => Promise<Map<string, Hold>>
  /** Name in the store of a file of a message. */
  storedFile: (message: number, row: string) => Promise<string | undefined>
  /** Up to when the member has read each of the tickets, by its number of record. */
  readsOf: (member: Id, tickets: readonly Id[]) => Promise<Map<string, string>>
}

/** With the authority of the house: members change no record by themselves. */
const asHouse = { overrideAccess: true, depth: 0 } as const
const all = { ...asHouse, pagination: false, limit: 0 } as const

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
  const reads = { ...asHouse, collection: 'ticket-reads' } as const
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

async function readStanding(payload: Payload, member: Id, req?: PayloadRequest): Promise<Standing> {
  const where: Where = { people: { equals: member } }
  const options = { ...asHouse, collection: 'organisations', where, limit: 1, sort: 'id', ...(req && { req }) } as const
  const { docs } = await payload.find(options)
  const [found] = docs
  if (found === undefined) return { plan: 'standard', calendar: 'china' }
  const { calendar, id, plan, title } = found
  return { organisation: { id, title }, plan, calendar }
}

/** The statuses of a ticket from its beginning, for its promises. */
export function changesOf(history: readonly HistoryEntry[]): StatusChange[] {
  return history
    .filter(({ kind }) => kind === 'status')
    .map(({ at, value }) => ({ at: Date.parse(at), status: value as TicketStatus }))
}

/** The changes of a ticket that its customer may see. */
export async function readHistory(payload: Payload, ticket: Id, req?: PayloadRequest): Promise<HistoryEntry[]> {
  const where: Where = { and: [{ ticket: { equals: ticket } }, { kind: { in: ['status', 'severity'] } }] }
  const sort = ['at', 'id']
  const { docs } = await payload.find({
    ...all,
    collection: 'ticket-events',
    where,
    sort,
    showHiddenFields: true,
    ...(req && { req }),
  })
  return docs.map(({ after, at, kind, member, user }) => ({
    kind: kind as HistoryEntry['kind'],
    value: after ?? '',
    at: String(at),
    by: user ? 'agent' : member ? 'customer' : 'house',
  }))
}

/** Opening a ticket, in the transaction of its caller. */
export function createOpening({ outbox, payload }: Omit<Dependencies, 'atomically'>) {
  const reads = createReads(payload)
  const mails = createTicketMails(payload, outbox)
  return async function openTicket(req: PayloadRequest, writer: Writer, ticket: NewTicket): Promise<string> {
    const key = `${writer.id} ${ticket.draft}`
    const known = await payload.find({
      ...asHouse,
      collection: 'tickets',
      where: { key: { equals: key } },
      limit: 1,
      req,
    })
    if (known.docs[0] !== undefined) return known.docs[0].number
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
      key,
      member,
      plan,
      calendar,
      dueAt,
      priority: 'normal' as const,
      status: 'new' as const,
    }
    const { id } = await payload.create({ ...asHouse, collection: 'tickets', data, req })
    const message = { ticket: id, kind: 'customer', member, author: writer.name, text, at } as const
    await payload.create({
      ...asHouse,
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
    { author, ticket, text, files, writer }: CustomerMessage,
  ): Promise<void> {
    if (writer) actAs(req, writer)
    const at = new Date().toISOString()
    const by = {
      kind: 'customer',
      author: writer?.name ?? author,
      ...(writer && { member: Number(writer.id) }),
    } as const
    const data = { ticket: Number(ticket), text, at, ...by, thenStatus: null, mailedAt: at }
    const collection = 'ticket-messages'
    await payload.create({ ...asHouse, collection, data: { ...data, files: storedFiles(files) }, req })
    if (writer) await reads.note(req, writer.id, ticket)
    await mails.replied(req, Number(ticket))
  }
}

/** What calls ask of tickets beside the tickets themselves. */
function createQuestions(
  payload: Payload,
): Pick<Desk, 'namesOf' | 'has' | 'holdsOf' | 'storedFile' | 'historyOf' | 'standingOf'> {
  return {
    standingOf: (member) => readStanding(payload, member),
    historyOf: (ticket) => readHistory(payload, ticket),
    async namesOf(members) {
      const where: Where = { id: { in: [...new Set(members)] } }
      const { docs } = await payload.find({ ...all, collection: 'members', where })
      return new Map(docs.map(({ id, name }) => [String(id), name]))
    },
    has: async (ticket) =>
      (await payload.count({ collection: 'tickets', where: { id: { equals: ticket } }, overrideAccess: true }))
        .totalDocs > 0,
    async holdsOf(ticket) {
      const where: Where = { ticket: { equals: ticket } }
      const { docs } = await payload.find({ ...all, collection: 'ticket-messages', where, showHiddenFields: true })
      const holds = new Map<string, Hold>()
      for (const { file, id } of docs.flatMap(({ files }) => files ?? [])) {
        const hold = await readHold(join(formFileFolder(), file))
        if (hold !== undefined && id) holds.set(id, hold)
      }
      return holds
    },
    async storedFile(message, row) {
      const where: Where = { id: { equals: message } }
      const { docs } = await payload.find({ ...all, collection: 'ticket-messages', where, showHiddenFields: true })
      return docs[0]?.files?.find(({ id }) => id === row)?.file
    },
  }
}

export function createDesk({ atomically, outbox, payload }: Dependencies): Desk {
  const reads = createReads(payload)
  const openTicket = createOpening({ outbox, payload })
  const writeReply = createReplying({ outbox, payload })

  return {
    seals: {
      files: createSeal(payload.secret, 'files of tickets'),
      rating: createSeal(payload.secret, 'rating of tickets'),
    },
    ...createQuestions(payload),
    open: (writer, ticket) => atomically(`tickets-of:${writer.id}`, (req) => openTicket(req, writer, ticket)),
    reply: (writer, ticket, text, files) =>
      // One after the other, so that the order of a thread is the order in which it was written.
      atomically(ticketTurn(ticket), (req) => writeReply(req, { writer, author: '', ticket, text, files })),
    setStatus: (writer, ticket, status) =>
      atomically(ticketTurn(ticket), async (req) => {
        actAs(req, writer)
        await payload.update({ ...asHouse, collection: 'tickets', id: ticket, data: { status }, req })
      }),
    rate: (actor, ticket, rating, ratingComment) =>
      atomically(ticketTurn(ticket), async (req) => {
        req.context.actor = actor
        await payload.update({ ...asHouse, collection: 'tickets', id: ticket, data: { rating, ratingComment }, req })
        await noteEvent(req, Number(ticket), { kind: 'rated', after: String(rating) })
      }),
    markRead: (member, ticket) => atomically(`reads:${member}`, (req) => reads.note(req, member, ticket)),
    readsOf: reads.readsOf,
  }
}
