import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { noteEvent } from './note-event.ts'
import type { Ticket, TicketHeldDeed } from '#content/payload-types.ts'
import { ticketLimits, undoFor } from '#domain/ticket/ticket.ts'
import { type Agent, agentOf, withOverrideAccess, DeskRefusal, idOf, onTicket, openTicket } from './acting.ts'
import { runPending } from './held.ts'
import { prepareCustomer, prepareMerger, prepareSplit, type Prepared } from './join.ts'

export const numberInput = z.string().regex(/^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

/** What is done to a whole ticket, and what customers come to see of it. */
export const pendingActionInputs = {
  merge: z.object({ kind: z.literal('merge').default('merge'), target: numberInput }),
  split: z.object({
    kind: z.literal('split').default('split'),
    message: z.int().positive(),
    subject: z.string().trim().min(1).max(ticketLimits.subject),
  }),
  customer: z.object({
    kind: z.literal('customer').default('customer'),
    email: z.string().trim().toLowerCase().min(3).max(254),
    isConfirmed: z.boolean().default(false),
  }),
}
const deedInput = z.union(Object.values(pendingActionInputs))
export type PendingAction = z.output<typeof deedInput>
export type PendingActionKind = PendingAction['kind']

/** A deed as the desk shows it while it can be taken back. */
export interface DeskPendingAction {
  id: number
  /** The ticket that it is done to. */
  ticket: number
  number: string
  kind: PendingActionKind
  author: string
  /** Number of the target, subject of the new ticket, or address of the new customer. */
  about: string
  doAt: string
  isMine: boolean
}

const held = { ...withOverrideAccess, collection: 'ticket-held-deeds' } as const

function prepare(req: PayloadRequest, ticket: Ticket, deed: PendingAction): Promise<Prepared> {
  if (deed.kind === 'merge') return prepareMerger(req, ticket, deed.target)
  if (deed.kind === 'split') return prepareSplit(req, ticket, deed)
  return prepareCustomer(req, ticket, deed)
}

/** Of two deeds about the same ticket the second one's agent would not have seen the first. @throws DeskRefusal `pending` */
async function refusePending(req: PayloadRequest, ticket: number, other: number | undefined): Promise<void> {
  const tickets = [ticket, ...(other === undefined ? [] : [other])]
  const where: Where = { or: [{ ticket: { in: tickets } }, { other: { equals: ticket } }] }
  const { totalDocs } = await req.payload.count({ ...held, where, req })
  if (totalDocs > 0) throw new DeskRefusal('pending')
}

/**
 * Holds a deed for the half minute in which it can be taken back; the round of {@link runPendingActions} carries it out.
 * @throws DeskRefusal when it could not be done now either, or when another one waits for the same ticket
 */
export function schedulePendingAction(agent: Agent, ticket: number, input: PendingAction, now = Date.now()) {
  return onTicket(agent, ticket, async (req, found) => {
    const { other } = await prepare(req, found, input)
    await refusePending(req, ticket, other)
    const { id: user, name: author } = agent.user
    const doAt = new Date(now + undoFor).toISOString()
    const data = { ticket, user, author, input, doAt, ...(other !== undefined && { other }) }
    const { id } = await agent.payload.create({ ...held, data, req })
    return { id, doAt }
  })
}

/** Takes a deed back, by whoever is about to do it. @throws DeskRefusal `sent` when it is too late */
export function undoPendingAction(agent: Agent, ticket: number, id: number) {
  return onTicket(agent, ticket, async (req) => {
    const own: Where[] = [{ id: { equals: id } }, { ticket: { equals: ticket } }, { user: { equals: agent.user.id } }]
    const { docs } = await agent.payload.find({ ...held, where: { and: own }, limit: 1, req })
    if (docs[0] === undefined) throw new DeskRefusal('sent')
    await agent.payload.delete({ ...held, id, req })
    await noteEvent(req, ticket, { kind: 'withdrawn', after: deedInput.parse(docs[0].input).kind })
    return {}
  })
}

async function doHeld(req: PayloadRequest, found: TicketHeldDeed): Promise<boolean> {
  const [ticket, deed] = [Number(idOf(found.ticket)), deedInput.parse(found.input)]
  try {
    const { perform } = await prepare(req, await openTicket(agentOf(req), ticket, req), deed)
    await perform()
    return true
  } catch (error) {
    if (!(error instanceof DeskRefusal)) throw error
    // What has happened since stands in its way. Preparing writes nothing, so nothing of it was done.
    await noteEvent(req, ticket, { kind: 'withdrawn', before: error.reason, after: deed.kind })
    return false
  }
}

/** Does what was held and not taken back, once, by the rights that its agent has by then. @returns how many deeds */
export function runPendingActions(payload: Payload, now = new Date()): Promise<number> {
  return runPending(payload, held.collection, now, doHeld)
}

/** What is about to be done to a ticket, or to bring another one into it. */
export async function readPendingActions({ payload, user }: Agent, ticket: number): Promise<DeskPendingAction[]> {
  const where: Where = { or: [{ ticket: { equals: ticket } }, { other: { equals: ticket } }] }
  const { docs } = await payload.find({ ...held, depth: 1, where, sort: 'id', limit: 20, pagination: false })
  return docs.map(({ author, doAt, id, input, ticket: of, user: writer }) => {
    const deed = deedInput.parse(input)
    const about = deed.kind === 'merge' ? deed.target : deed.kind === 'split' ? deed.subject : deed.email
    const number = typeof of === 'object' ? of.number : ''
    const isMine = idOf(writer) === user.id
    return { id, author, about, doAt, isMine, number, kind: deed.kind, ticket: Number(idOf(of)) }
  })
}
