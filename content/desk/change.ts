import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '#content/access/roles.ts'
import type { Ticket } from '#content/payload-types.ts'
import { priorities, severities, ticketCategories, ticketLimits, ticketStatuses } from '#domain/ticket/ticket.ts'
import {
  type Agent,
  asAgent,
  withOverrideAccess,
  type Conflict,
  DeskRefusal,
  idOf,
  onTicket,
  organisationsOf,
  readSeen,
  refuseConflict,
} from './acting.ts'
import type { Seen } from './acting.ts'

const id = z.int().positive()
export const seenInput = z.object({ event: z.int().min(0), message: z.int().min(0) })

/** What agents set by one key or choice; what is left out stays. */
export const changesInput = z
  .object({
    status: z.enum(ticketStatuses.filter((status) => status !== 'new') as ['open', 'waiting', 'solved', 'closed']),
    priority: z.enum(priorities),
    severity: z.enum(severities),
    assignee: id.nullable(),
    category: z.enum(ticketCategories),
    product: id.nullable(),
    version: z.string().trim().max(ticketLimits.version),
    organisation: id.nullable(),
    addTags: z.array(id).max(20),
    removeTags: z.array(id).max(20),
  })
  .partial()
export type Changes = z.output<typeof changesInput>

/** What came of a change: how to take it back, and how far the ticket is now. */
export interface Changed {
  undo: Changes
  seen: Seen
}

/** Whom tickets can be given to. */
export async function readAgents({ payload, user }: Agent): Promise<{ id: number; name: string }[]> {
  const where = { roles: { in: ['agent', 'administrator'] } }
  const options = { collection: 'users', where, sort: 'name', limit: 0, pagination: false } as const
  const { docs } = await payload.find({ ...options, ...asAgent({ payload, user }) })
  return docs
    .filter((each) => hasRole({ ...each, collection: 'users' }, 'agent', 'administrator'))
    .map(({ id, name }) => ({ id, name }))
}

/** Values as they were, for those that change; the organisation has a rule of its own. */
function undoOf(ticket: Ticket, { addTags = [], organisation: _own, removeTags = [], ...fields }: Changes): Changes {
  const tags = new Set((ticket.tags ?? []).map(idOf))
  const before = {
    // Nobody makes a ticket new again: it was seen.
    status: ticket.status === 'new' ? 'open' : ticket.status,
    priority: ticket.priority,
    severity: ticket.severity,
    assignee: idOf(ticket.assignee),
    category: ticket.category,
    product: idOf(ticket.product),
    version: ticket.version ?? '',
  }
  const changed = Object.keys(fields).filter((name) => (fields as Record<string, unknown>)[name] !== undefined)
  const added = addTags.filter((tag) => !tags.has(tag))
  const removed = removeTags.filter((tag) => tags.has(tag))
  return {
    ...(Object.fromEntries(changed.map((name) => [name, before[name as keyof typeof before]])) as Changes),
    ...(added.length > 0 && { removeTags: added }),
    ...(removed.length > 0 && { addTags: removed }),
  }
}

/**
 * An organisation's people all see the ticket, so it can be one of the customer's only.
 * @returns how to take the change back: not to one that the customer has left
 */
async function checkOrganisation(req: PayloadRequest, ticket: Ticket, { organisation }: Changes): Promise<Changes> {
  if (organisation === undefined) return {}
  const own = (await organisationsOf(req.payload, Number(idOf(ticket.member)), req)).map((each) => each.id)
  if (organisation !== null && !own.includes(organisation)) throw new DeskRefusal('invalid')
  const before = idOf(ticket.organisation)
  return before === null || own.includes(before) ? { organisation: before } : {}
}

/** Changes a ticket inside a transaction that holds it. */
async function applyChanges(
  agent: Agent,
  req: PayloadRequest,
  ticket: Ticket,
  { addTags = [], removeTags = [], ...fields }: Changes,
): Promise<Changes> {
  if (ticket.mergedInto) throw new DeskRefusal('merged')
  if (fields.assignee && !(await readAgents(agent)).some(({ id: each }) => each === fields.assignee))
    throw new DeskRefusal('invalid')
  const organisation = await checkOrganisation(req, ticket, fields)
  const before = (ticket.tags ?? []).map((tag) => Number(idOf(tag)))
  const tags = [...new Set([...before, ...addTags])].filter((tag) => !removeTags.includes(tag))
  const isTagged = addTags.length + removeTags.length > 0
  const data = { ...fields, ...(isTagged && { tags }) }
  await agent.payload.update({ collection: 'tickets', id: ticket.id, data, ...asAgent(agent), req })
  return { ...undoOf(ticket, { ...fields, addTags, removeTags }), ...organisation }
}

/**
 * Changes fields of a ticket by the agent's own rights; its hooks note each as an event.
 * @throws DeskRefusal `clash` when one of them was changed by anybody since the agent saw it. Tags are added and removed one by
 * one, so that two agents who add one each do not clash.
 */
export function changeTicket(agent: Agent, ticket: number, seen: Seen, changes: Changes): Promise<Changed> {
  return onTicket(agent, ticket, async (req, found) => {
    const { addTags: _added, removeTags: _removed, ...fields } = changes
    await refuseConflict(req, ticket, seen, Object.keys(fields))
    const undo = await applyChanges(agent, req, found, changes)
    return { undo, seen: await readSeen(req, ticket) }
  })
}

/** Most tickets that are changed at once. */
export const mostAtOnce = 100

export interface BulkResult {
  done: { ticket: number; undo: Changes; seen: Seen }[]
  /** Those that somebody else changed meanwhile, or that cannot be changed. */
  refused: { ticket: number; reason: string; clashes: Conflict[] }[]
}

/** The same for several, each by itself: one that somebody else changed holds up no other. */
export async function changeTickets(
  agent: Agent,
  tickets: readonly { ticket: number; event: number }[],
  changes: Changes,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  for (const { event, ticket } of tickets) {
    try {
      const done = await changeTicket(agent, ticket, { event, message: 0 }, changes)
      result.done.push({ ticket, ...done })
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error
      result.refused.push({ ticket, reason: error.reason, clashes: error.clashes })
    }
  }
  return result
}

/** Takes the changes of several tickets back, where nobody has changed them since. */
export async function undoChanges(agent: Agent, all: readonly { ticket: number; seen: Seen; undo: Changes }[]) {
  const result: BulkResult = { done: [], refused: [] }
  for (const { seen, ticket, undo } of all) {
    try {
      result.done.push({ ticket, ...(await changeTicket(agent, ticket, seen, undo)) })
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error
      result.refused.push({ ticket, reason: error.reason, clashes: error.clashes })
    }
  }
  return result
}

/** What a macro does by itself; its text goes to the answer, and its status with it, so that the agent reads it first. */
export async function runMacro(agent: Agent, ticket: number, seen: Seen, macro: number) {
  const where = { id: { equals: macro } }
  const { docs } = await agent.payload.find({ collection: 'ticket-macros', where, limit: 1, ...asAgent(agent) })
  if (docs[0] === undefined) throw new DeskRefusal('missing')
  const { assign, priority, reply, status, tags } = docs[0]
  const hasText = idOf(reply) !== null
  const changes: Changes = {
    ...(priority && { priority }),
    ...(status && !hasText && { status: status }),
    ...(assign && { assignee: assign === 'me' ? agent.user.id : null }),
    ...(tags && tags.length > 0 && { addTags: tags.map((tag) => Number(idOf(tag))) }),
  }
  const changed =
    Object.keys(changes).length > 0
      ? await changeTicket(agent, ticket, seen, changes)
      : { undo: {}, seen: await onTicket(agent, ticket, (req) => readSeen(req, ticket)) }
  return { ...changed, reply: idOf(reply), thenStatus: hasText ? (status ?? null) : null }
}

/** Whether tags of a request are there, so that a wrong number is refused rather than failed on. */
export async function refuseUnknownTags({ payload }: Agent, { addTags = [] }: Changes): Promise<void> {
  if (addTags.length === 0) return
  const where = { id: { in: addTags } }
  const { totalDocs } = await payload.count({ ...withOverrideAccess, collection: 'ticket-tags', where })
  if (totalDocs !== new Set(addTags).size) throw new DeskRefusal('invalid')
}
