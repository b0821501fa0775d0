import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { auditedFields, noteEvent } from '#content/desk/note-event.ts'
import { isDone, type TicketStatus } from '#domain/ticket/ticket.ts'

interface Context {
  /** The demo pack brings messages and events of its own. */
  isImport?: boolean
}

const write = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(write).sort().join(' ')
  if (value === null || value === undefined) return ''
  return String(typeof value === 'object' && 'id' in value ? value.id : (value as string | number))
}

type Stored = Record<string, unknown> & { id: number }

/** The moment of a solution belongs to the status, whoever sets it. */
export const dateStatus: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const before = operation === 'create' ? undefined : (originalDoc as Stored).status
  const after: unknown = data.status ?? before
  if (after === before) return data
  const now = new Date().toISOString()
  if (isDone(after) && !isDone(before)) data.doneAt ??= now
  if (!isDone(after)) data.doneAt = null
  return data
}

/** Every change that matters is an event: what customers see of them is their status history, staff see all. */
export const auditTicket: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if ((req.context as Context).isImport === true) return
  const [now, before] = [doc as Stored, previousDoc as Stored]
  const at = new Date().toISOString()
  if (operation === 'create') {
    await noteEvent(req, now.id, { kind: 'opened', after: write(now.severity), at })
    await noteEvent(req, now.id, { kind: 'status', after: write(now.status), at })
    return
  }
  for (const kind of auditedFields) {
    const [one, other] = [write(before[kind]), write(now[kind])]
    if (one !== other) await noteEvent(req, now.id, { kind, before: one, after: other, at })
  }
}

/** An answer from the admin is its writer's: neither its kind nor its author can be chosen. */
export const signAnswer: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'users') return data
  const { id, name } = req.user
  return { ...data, user: id, author: name, member: null, kind: 'agent', at: new Date().toISOString() }
}

/** What an answer does to its ticket, in the same transaction. */
export const applyMessage: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || (req.context as Context).isImport === true) return
  const { at, kind, thenStatus, ticket } = doc as {
    at: string
    kind: 'agent' | 'customer'
    thenStatus?: TicketStatus | null
    ticket: number | { id: number }
  }
  const id = typeof ticket === 'object' ? ticket.id : ticket
  const withOverrideAccess = { collection: 'tickets', id, overrideAccess: true, depth: 0, req } as const
  const { answeredAt, status } = await req.payload.findByID(withOverrideAccess)
  const isAgent = kind === 'agent'
  const next = isAgent ? (thenStatus ?? 'waiting') : status === 'new' ? 'new' : 'open'
  const data = {
    status: next,
    lastMessageAt: at,
    lastBy: kind,
    ...(isAgent && !answeredAt && { answeredAt: at, dueAt: null }),
  }
  await req.payload.update({ ...withOverrideAccess, data })
}

const parts = [
  'ticket-messages',
  'ticket-notes',
  'ticket-events',
  'ticket-reads',
  'ticket-held-answers',
  'ticket-held-deeds',
  'ticket-presences',
] as const

/** All that hangs on a ticket goes with it; what is known of the mails that came for it stays, and belongs to none. */
export const endTicket: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of parts)
    await req.payload.delete({ collection, where: { ticket: { equals: id } }, req, overrideAccess: true })
  // SQLite's column does not let go by itself: it was added to a table that was there.
  const where = { mergedInto: { equals: id } }
  await req.payload.update({ collection: 'tickets', where, data: { mergedInto: null }, req, overrideAccess: true })
}

/** The tickets that somebody opened go with their account. */
export const forgetTickets: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { member: { equals: id } }
  for (const collection of ['ticket-reads', 'desk-inbox'] as const)
    await req.payload.delete({ collection, where, req, overrideAccess: true })
  await req.payload.delete({ collection: 'tickets', where, req, overrideAccess: true })
}
