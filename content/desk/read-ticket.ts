import type { Where } from 'payload'
import type { Ticket } from '#content/payload-types.ts'
import { promisesOf } from '#domain/desk/promises.ts'
import type { Locale } from '#lib/locale.ts'
import type { TicketStatus } from '#domain/ticket/ticket.ts'
import { type Agent, asAgent, withOverrideAccess, idOf, organisationsOf } from './acting.ts'
import { type DeskPendingAction, readPendingActions } from './pending-actions.ts'
import { type DeskEvent, nameEvents, titleIn } from './events.ts'
import { openByNumber } from './join.ts'

/** Most messages, notes and events of one ticket that are shown, the latest of each. */
const mostShown = 500

export interface DeskFile {
  id: string
  name: string
  size: number
}
export interface DeskMessage {
  id: number
  kind: 'customer' | 'agent'
  author: string
  text: string
  at: string
  files: DeskFile[]
}
/** A note is no message: it has no kind, and nothing that takes messages takes it. */
export interface DeskNote {
  id: number
  author: string
  text: string
  at: string
  isMine: boolean
  files: DeskFile[]
}
export interface DeskPendingAnswer {
  id: number
  author: string
  text: string
  sendAt: string
  isMine: boolean
  files: DeskFile[]
}
interface DeskPromise {
  kind: 'firstAnswer' | 'solution'
  state: 'running' | 'paused' | 'kept' | 'broken'
  left: number
  due: string | undefined
}

/** All that the desk shows of a ticket. */
export interface DeskTicket {
  id: number
  number: string
  subject: string
  status: TicketStatus
  severity: string
  priority: string
  category: string
  version: string
  system: string
  language: Locale
  assignee: number | null
  product: { id: number; title: string } | null
  customer: { id: number; name: string; email: string; language: Locale }
  organisation: { id: number; title: string } | null
  /** Those of the customer, of which it can be one. */
  organisations: { id: number; title: string }[]
  plan: string
  copies: string[]
  openedAt: string
  tags: { id: number; title: string }[]
  mergedInto: string
  linked: { number: string; subject: string; status: string }[]
  rating: number | null
  ratingComment: string
  messages: DeskMessage[]
  notes: DeskNote[]
  held: DeskPendingAnswer[]
  deeds: DeskPendingAction[]
  events: DeskEvent[]
  promises: DeskPromise[]
  seen: { event: number; message: number }
}

const all = { ...withOverrideAccess, pagination: false } as const

const nameFiles = (files: { id?: string | null; name: string; size: number }[] | null | undefined): DeskFile[] =>
  (files ?? []).map(({ id, name, size }) => ({ id: id ?? '', name, size }))

async function readThread(agent: Agent, ticket: number, locale: Locale) {
  const where: Where = { ticket: { equals: ticket } }
  const own = { where, pagination: false, limit: mostShown, ...asAgent(agent) } as const
  const { payload, user } = agent
  const [messages, notes, events, held] = await Promise.all([
    payload.find({ collection: 'ticket-messages', sort: ['-at', '-id'], ...own }),
    // Who wrote it is hidden from the record's page, and told here only as whether it was oneself.
    payload.find({ collection: 'ticket-notes', sort: '-createdAt', ...own, showHiddenFields: true }),
    payload.find({ collection: 'ticket-events', sort: ['-at', '-id'], ...own }),
    // No role reads held answers as records; agents see them here.
    payload.find({ ...all, collection: 'ticket-held-answers', where, sort: 'id', limit: mostShown }),
  ])
  return {
    messages: messages.docs.toReversed().map(({ at, author, files, id, kind, text }) => ({
      id,
      kind,
      text,
      at: String(at),
      author: author ?? '',
      files: nameFiles(files),
    })),
    notes: notes.docs.toReversed().map(({ author, createdAt, files, id, text, user: writer }) => ({
      id,
      text,
      files: nameFiles(files),
      author: author ?? '',
      at: createdAt,
      isMine: idOf(writer) === user.id,
    })),
    held: held.docs.map(({ author, files, id, sendAt, text, user: writer }) => ({
      files: nameFiles(files),
      id,
      author,
      text,
      sendAt,
      isMine: idOf(writer) === user.id,
    })),
    events: await nameEvents(payload, events.docs.toReversed(), locale),
    stored: events.docs.toReversed(),
  }
}

async function readLinked(agent: Agent, ids: readonly number[]) {
  if (ids.length === 0) return []
  const where: Where = { id: { in: [...ids] } }
  const { docs } = await agent.payload.find({ collection: 'tickets', where, pagination: false, ...asAgent(agent) })
  return docs.map(({ id, number, status, subject }) => ({ id, number, status, subject }))
}

/** What a ticket refers to, by its names. */
async function readNames(agent: Agent, ticket: Ticket, locale: Locale) {
  const { payload } = agent
  const find = async (collection: 'products' | 'ticket-tags', ids: readonly number[]) => {
    if (ids.length === 0) return []
    const where: Where = { id: { in: [...ids] } }
    const { docs } = await payload.find({ ...all, collection, where, limit: 0, locale: 'all' })
    return ids
      .flatMap((id) => docs.filter((doc) => doc.id === id))
      .map(({ id, title }) => ({ id, title: titleIn(title, locale) }))
  }
  const product = idOf(ticket.product)
  const organisation = idOf(ticket.organisation)
  const owner = Number(idOf(ticket.member))
  const [[named], tags, member, place, organisations] = await Promise.all([
    find('products', product === null ? [] : [product]),
    find(
      'ticket-tags',
      (ticket.tags ?? []).map((tag) => Number(idOf(tag))),
    ),
    payload.findByID({ ...withOverrideAccess, collection: 'members', id: owner, disableErrors: true }),
    organisation === null
      ? undefined
      : payload.findByID({ ...withOverrideAccess, collection: 'organisations', id: organisation, disableErrors: true }),
    organisationsOf(payload, owner),
  ])
  const { email = '', id = 0, language = 'zh', name = '' } = member ?? {}
  return {
    product: named ?? null,
    tags,
    customer: { id, name, email, language },
    organisation: place ? { id: place.id, title: place.title } : null,
    organisations,
  }
}

/** A ticket by its number. @throws DeskRefusal `missing` */
export async function readTicket(agent: Agent, number: string, locale: Locale): Promise<DeskTicket> {
  const ticket = await openByNumber(agent, number)
  const mergedInto = idOf(ticket.mergedInto)
  const [{ stored, ...thread }, names, deeds, linked, merged] = await Promise.all([
    readThread(agent, ticket.id, locale),
    readNames(agent, ticket, locale),
    readPendingActions(agent, ticket.id),
    readLinked(
      agent,
      (ticket.related ?? []).map((each) => Number(idOf(each))),
    ),
    readLinked(agent, mergedInto === null ? [] : [mergedInto]),
  ])
  const changes = stored
    .filter(({ kind }) => kind === 'status')
    .map(({ after, at }) => ({ at: Date.parse(String(at)), status: after as TicketStatus }))
  const last = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id))
  const { category, id, language, plan, priority, severity, status, subject } = ticket
  return {
    id,
    number: ticket.number,
    subject,
    status,
    severity,
    priority,
    category,
    language,
    plan,
    ...names,
    ...thread,
    deeds,
    version: ticket.version ?? '',
    system: ticket.system ?? '',
    assignee: idOf(ticket.assignee),
    copies: ticket.copies ?? [],
    openedAt: ticket.createdAt,
    mergedInto: merged[0]?.number ?? '',
    linked,
    rating: ticket.rating ?? null,
    ratingComment: ticket.ratingComment ?? '',
    promises: promisesOf(ticket, changes).map(({ due, kind, left, state }) => ({
      kind,
      left,
      state,
      due: due === undefined ? undefined : new Date(due).toISOString(),
    })),
    seen: { event: last(stored), message: last(thread.messages) },
  }
}
