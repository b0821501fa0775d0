import type { PayloadRequest, Where } from 'payload'
import { noteEvent } from './note-event.ts'
import type { Ticket } from '#content/payload-types.ts'
import { firstAnswerDue } from '#domain/desk/promises.ts'
import { drawCode } from '#lib/crypto/draw-code.ts'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import {
  type Agent,
  withOverrideAccess,
  DeskRefusal,
  holdTicket,
  idOf,
  onTicket,
  openTicket,
  organisationsOf,
  readSeen,
  refuseConflict,
  type Seen,
} from './acting.ts'

const all = { ...withOverrideAccess, pagination: false, limit: 0 } as const

async function peopleOf(req: PayloadRequest, organisation: number | null): Promise<number[]> {
  if (organisation === null) return []
  const where: Where = { id: { equals: organisation } }
  const { docs } = await req.payload.find({ ...all, collection: 'organisations', where, req })
  return (docs[0]?.people ?? []).map((person) => Number(idOf(person)))
}

/**
 * Whether nobody would see anything by a merger that was not theirs to see: within one organisation whose people both customers
 * are, or of one customer's tickets as long as the target does not belong to an organisation that the source did not.
 */
export function mayMerge(
  source: Pick<Ticket, 'member' | 'organisation'>,
  target: Pick<Ticket, 'member' | 'organisation'>,
  people: readonly number[],
): boolean {
  const [from, to] = [idOf(source.organisation), idOf(target.organisation)]
  const [one, other] = [Number(idOf(source.member)), Number(idOf(target.member))]
  if (one === other) return from === to || to === null
  return from !== null && from === to && people.includes(one) && people.includes(other)
}

/** Moves what was said and noted. Events stay: promises are computed from them, and they tell what happened there. */
async function moveThread(req: PayloadRequest, source: number, target: number): Promise<void> {
  const where: Where = { ticket: { equals: source } }
  for (const collection of ['ticket-messages', 'ticket-notes', 'ticket-held-answers'] as const)
    await req.payload.update({ ...withOverrideAccess, collection, where, data: { ticket: target }, req })
}

/** The last message's moment and side belong to the thread, wherever its messages came from. */
async function noteLast(req: PayloadRequest, ticket: number): Promise<void> {
  const where: Where = { ticket: { equals: ticket } }
  const sort = ['-at', '-id']
  const { docs } = await req.payload.find({ ...all, collection: 'ticket-messages', where, sort, limit: 1, req })
  if (docs[0] === undefined) return
  const { at, kind } = docs[0]
  await req.payload.update({
    ...withOverrideAccess,
    collection: 'tickets',
    id: ticket,
    data: { lastMessageAt: at, lastBy: kind },
    req,
  })
}

async function findByNumber(req: PayloadRequest, number: string): Promise<Ticket> {
  const where: Where = { number: { equals: number } }
  const { docs } = await req.payload.find({ ...all, collection: 'tickets', where, limit: 1, req })
  if (docs[0] === undefined) throw new DeskRefusal('missing')
  return docs[0]
}

/** A deed that may be done: nothing has been written yet. */
export interface Prepared {
  /** The other ticket that it is about. */
  other?: number
  /** Does it, in the transaction that it was prepared in. */
  perform: () => Promise<void>
}

/**
 * Makes one ticket of two: what was written in the source stands in the target, the source is closed and leads there.
 * With override access, after the agent was checked: nobody moves messages by hand.
 * @throws DeskRefusal `notMergeable` when somebody would see what was not theirs
 */
export async function prepareMerger(req: PayloadRequest, from: Ticket, target: string): Promise<Prepared> {
  const { id: other } = await findByNumber(req, target)
  await holdTicket(req, other)
  const to = await findByNumber(req, target)
  if (from.mergedInto || to.mergedInto) throw new DeskRefusal('merged')
  const people = await peopleOf(req, idOf(to.organisation))
  if (to.id === from.id || !mayMerge(from, to, people)) throw new DeskRefusal('notMergeable')
  return { other, perform: () => merge(req, from, to) }
}

async function merge(req: PayloadRequest, from: Ticket, to: Ticket): Promise<void> {
  const tickets = { ...withOverrideAccess, collection: 'tickets', req } as const
  await moveThread(req, from.id, to.id)
  await noteLast(req, to.id)
  await req.payload.update({ ...tickets, id: from.id, data: { status: 'closed', mergedInto: to.id } })
  // What was merged into the source leads on to the target, so that no customer's link is a chain.
  const chained: Where = { mergedInto: { equals: from.id } }
  await req.payload.update({ ...tickets, where: chained, data: { mergedInto: to.id } })
  // A customer who wrote in the source writes to us here now: it is open again.
  const isAsking = from.lastBy === 'customer' && (from.status === 'new' || from.status === 'open')
  const wakes = isAsking && to.status !== 'new' && to.status !== 'open'
  if (wakes) await req.payload.update({ ...tickets, id: to.id, data: { status: 'open' } })
  await noteEvent(req, from.id, { kind: 'merged', after: to.number })
  await noteEvent(req, to.id, { kind: 'mergedFrom', after: from.number })
}

async function messageToSplit(req: PayloadRequest, ticket: number, message: number) {
  const where: Where = { ticket: { equals: ticket } }
  const options = { ...all, collection: 'ticket-messages', where, sort: ['at', 'id'] as string[], req } as const
  const { docs } = await req.payload.find(options)
  const found = docs.find(({ id }) => id === message)
  if (found === undefined) throw new DeskRefusal('missing')
  // An agent's answer asks nothing, and a ticket without its first message would be one about nothing.
  if (found.kind !== 'customer' || docs[0]?.id === message) throw new DeskRefusal('invalid')
  return found
}

/** Makes a ticket of its own of a message that asks something else, of the same customer and under the same promises. */
export async function prepareSplit(
  req: PayloadRequest,
  from: Ticket,
  { message, subject }: { message: number; subject: string },
): Promise<Prepared> {
  if (from.mergedInto) throw new DeskRefusal('merged')
  const { at } = await messageToSplit(req, from.id, message)
  return { perform: () => split(req, from, { at: String(at), message, subject }) }
}

async function split(
  req: PayloadRequest,
  from: Ticket,
  { at, message, subject }: { at: string; message: number; subject: string },
): Promise<void> {
  const { calendar, category, confirmedCopies, copies, language, plan, product, severity, system, version } = from
  const number = `T-${drawCode()}`
  const data = {
    number,
    key: `split ${message}`,
    subject: subject.slice(0, ticketLimits.subject),
    status: 'new' as const,
    priority: from.priority,
    member: Number(idOf(from.member)),
    ...(from.organisation && { organisation: idOf(from.organisation) }),
    ...(product && { product: idOf(product) }),
    ...(system && { system }),
    ...(version && { version }),
    calendar,
    category,
    language,
    plan,
    severity,
    copies: copies ?? [],
    confirmedCopies: confirmedCopies ?? [],
    related: [from.id],
    lastMessageAt: at,
    lastBy: 'customer' as const,
    dueAt: firstAnswerDue({ plan, calendar, severity }),
  }
  const { id } = await req.payload.create({ ...withOverrideAccess, collection: 'tickets', data, req })
  await req.payload.update({
    ...withOverrideAccess,
    collection: 'ticket-messages',
    id: message,
    data: { ticket: id },
    req,
  })
  await noteLast(req, from.id)
  const related = [...new Set([...(from.related ?? []).map(idOf), id])] as number[]
  await req.payload.update({ ...withOverrideAccess, collection: 'tickets', id: from.id, data: { related }, req })
  await noteEvent(req, from.id, { kind: 'split', after: number })
  await noteEvent(req, id, { kind: 'splitFrom', after: from.number })
}

/**
 * Links two tickets, or takes the link away; both list each other. Agents alone see it, so it is done at once, and undone by
 * doing the contrary.
 * @param seen for undoing: up to when nobody else may have linked them or taken the link away
 * @throws DeskRefusal `clash` when somebody has
 */
export function linkTickets(agent: Agent, ticket: number, other: string, isLinked: boolean, seen?: Seen) {
  return onTicket(agent, ticket, async (req, one) => {
    const two = await findByNumber(req, other)
    if (two.id === one.id) throw new DeskRefusal('invalid')
    await holdTicket(req, two.id)
    if (seen) await refuseConflict(req, ticket, seen, ['linked', 'unlinked'], two.number)
    for (const [from, to] of [
      [await openTicket(agent, one.id, req), two],
      [await openTicket(agent, two.id, req), one],
    ] as const) {
      const known = (from.related ?? []).map((each) => Number(idOf(each)))
      if (known.includes(to.id) === isLinked) continue
      const related = isLinked ? [...known, to.id] : known.filter((each) => each !== to.id)
      await req.payload.update({ ...withOverrideAccess, collection: 'tickets', id: from.id, data: { related }, req })
      await noteEvent(req, from.id, { kind: isLinked ? 'linked' : 'unlinked', after: to.number })
    }
    return { number: two.number, seen: await readSeen(req, ticket) }
  })
}

/**
 * Gives a ticket to another customer, with their organisation; who was in copy is not any more, since the customer before chose
 * them. The promises stay those that it was opened under.
 * @throws DeskRefusal `unconfirmed` when the new customer, or a colleague of theirs, would read what others wrote
 */
export async function prepareCustomer(
  req: PayloadRequest,
  { id: ticket, mergedInto, organisation: before }: Ticket,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<Prepared> {
  if (mergedInto) throw new DeskRefusal('merged')
  const { docs } = await req.payload.find({
    ...all,
    collection: 'members',
    where: { email: { equals: email } },
    limit: 1,
    req,
  })
  const [member] = docs
  if (member === undefined) throw new DeskRefusal('missing')
  const foreign: Where = {
    and: [{ ticket: { equals: ticket } }, { kind: { equals: 'customer' } }, { member: { not_equals: member.id } }],
  }
  const { totalDocs } = await req.payload.count({
    ...withOverrideAccess,
    collection: 'ticket-messages',
    where: foreign,
    req,
  })
  const organisation = (await organisationsOf(req.payload, member.id, req))[0]?.id ?? null
  const isWider = organisation !== null && organisation !== idOf(before)
  if ((totalDocs > 0 || isWider) && !isConfirmed) throw new DeskRefusal('unconfirmed')
  return {
    async perform() {
      const data = { member: member.id, organisation, copies: [], confirmedCopies: [] }
      await req.payload.update({ ...withOverrideAccess, collection: 'tickets', id: ticket, data, req })
      await req.payload.delete({
        ...withOverrideAccess,
        collection: 'ticket-reads',
        where: { ticket: { equals: ticket } },
        req,
      })
    },
  }
}

/** Finds a ticket by its number for the desk's forms. @throws DeskRefusal `missing` */
export async function openByNumber(agent: Agent, number: string): Promise<Ticket> {
  const where: Where = { number: { equals: number } }
  const { docs } = await agent.payload.find({ ...all, collection: 'tickets', where, limit: 1 })
  if (docs[0] === undefined) throw new DeskRefusal('missing')
  return openTicket(agent, docs[0].id)
}
