import type { Payload, PayloadRequest, Where } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import type { Ticket } from '#content/payload-types.ts'
import { isPostgres } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { createAtomically } from '#content/transaction.ts'

/** An agent at work. */
export interface Agent {
  payload: Payload
  user: NonNullable<PayloadRequest['user']> & { collection: 'users'; id: number; name: string }
}

/** What somebody else did meanwhile. */
export interface Conflict {
  kind: string
  before: string
  after: string
  actor: string
}

export const refusals = {
  unauthorised: 401,
  forbidden: 403,
  missing: 404,
  clash: 409,
  sent: 409,
  merged: 409,
  notMergeable: 409,
  unconfirmed: 409,
  pending: 409,
  invalid: 400,
  files: 400,
} as const
export type Refusal = keyof typeof refusals

/** What the desk does not do, for a reason that its screen can say. */
export class DeskRefusal extends Error {
  readonly reason: Refusal
  readonly clashes: Conflict[]
  constructor(reason: Refusal, clashes: Conflict[] = []) {
    super(`the desk refused: ${reason}`)
    this.reason = reason
    this.clashes = clashes
  }
}

/** Who asks, if they look after tickets. @throws DeskRefusal before anything is read or done */
export function agentOf({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Agent {
  if (!user) throw new DeskRefusal('unauthorised')
  if (!hasRole(user, 'administrator', 'agent')) throw new DeskRefusal('forbidden')
  return { payload, user: user as Agent['user'] }
}

/** Up to what the screen had seen a ticket, by the numbers of the last event and the last message. */
export interface Seen {
  event: number
  message: number
}

/** As the house: what agents may not write by hand is written by the desk after it has checked them. */
export const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
export const asAgent = ({ user }: Agent) => ({ overrideAccess: false, depth: 0, user }) as const

/** A ticket by its own rules. @throws DeskRefusal `missing` */
export async function openTicket(agent: Agent, id: number, req?: PayloadRequest): Promise<Ticket> {
  const where: Where = { id: { equals: id } }
  const options = { collection: 'tickets', where, limit: 1, ...asAgent(agent), ...(req && { req }) } as const
  const { docs } = await agent.payload.find(options)
  if (docs[0] === undefined) throw new DeskRefusal('missing')
  return docs[0]
}

async function lastOf(req: PayloadRequest, collection: 'ticket-events' | 'ticket-messages', ticket: number) {
  const where: Where = { ticket: { equals: ticket } }
  const options = { ...withOverrideAccess, collection, where, sort: '-id', limit: 1, pagination: false, req } as const
  return (await req.payload.find(options)).docs[0]?.id ?? 0
}

/** How far a ticket has come. */
export async function readSeen(req: PayloadRequest, ticket: number): Promise<Seen> {
  const event = await lastOf(req, 'ticket-events', ticket)
  return { event, message: await lastOf(req, 'ticket-messages', ticket) }
}

/**
 * Refuses what would overwrite or answer something that the agent has not seen.
 * @param kinds fields that are about to be changed; `message` is for an answer
 * @param after only what was changed to this counts
 * @throws DeskRefusal `clash`, with who did what
 */
export async function refuseConflict(
  req: PayloadRequest,
  ticket: number,
  seen: Seen,
  kinds: readonly string[],
  after?: string,
): Promise<void> {
  const since = (last: number): Where[] => [{ ticket: { equals: ticket } }, { id: { greater_than: last } }]
  const all = { ...withOverrideAccess, pagination: false, limit: 20, sort: 'id', req } as const
  const where: Where = {
    and: [
      ...since(seen.event),
      { kind: { in: kinds.filter((kind) => kind !== 'message') } },
      ...(after === undefined ? [] : [{ after: { equals: after } }]),
    ],
  }
  const { docs: events } = await req.payload.find({ ...all, collection: 'ticket-events', where })
  const clashes: Conflict[] = events.map(({ actor, after: now, before, kind }) => ({
    kind,
    before: before ?? '',
    after: now ?? '',
    actor: actor ?? '',
  }))
  if (kinds.includes('message')) {
    const { docs } = await req.payload.find({
      ...all,
      collection: 'ticket-messages',
      where: { and: since(seen.message) },
    })
    for (const { author, text } of docs)
      clashes.push({ kind: 'message', before: '', after: text.slice(0, 200), actor: author ?? '' })
  }
  if (clashes.length > 0) throw new DeskRefusal('clash', clashes)
}

/** Does something to a ticket that nobody else is changing at that moment, as the agent. */
export function onTicket<Result>(
  agent: Agent,
  ticket: number,
  work: (req: PayloadRequest, ticket: Ticket) => Promise<Result>,
): Promise<Result> {
  return createAtomically(agent.payload)(
    `ticket:${ticket}`,
    async (req) => work(req, await openTicket(agent, ticket, req)),
    agent.user,
  )
}

/** Holds a second ticket until the transaction ends; SQLite's transactions take turns by themselves. */
export async function holdTicket(req: PayloadRequest, ticket: number): Promise<void> {
  if (isPostgres(req.payload))
    await askWithin(req)('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`ticket:${ticket}`])
}

export const idOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : value && typeof value === 'object' && 'id' in value ? Number(value.id) : null

/** The organisations that somebody is among the people of, the first one first. */
export async function organisationsOf(payload: Payload, member: number, req?: PayloadRequest) {
  const where: Where = { people: { equals: member } }
  const options = {
    ...withOverrideAccess,
    where,
    sort: 'id',
    limit: 0,
    pagination: false,
    ...(req && { req }),
  } as const
  const { docs } = await payload.find({ ...options, collection: 'organisations' })
  return docs.map(({ id, title }) => ({ id, title }))
}
