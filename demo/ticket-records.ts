import type { Payload, PayloadRequest } from 'payload'
import type { CalendarName } from '#domain/desk/calendars.ts'
import type { PlanName } from '#domain/desk/plans.ts'
import { demoMembers } from './accounts.ts'
import type { TicketSeed } from './content/types.ts'
import type { RecordId } from './loader.ts'
import type { Pack } from './pack.ts'

interface People {
  payload: Payload
  req: PayloadRequest
  /** Numbers of the visitors' accounts, by their addresses. */
  members: ReadonlyMap<string, number>
  agent: { id: number; name: string }
}

interface GivenTickets extends Pick<Pack, 'accounts' | 'desk'> {
  idOf: (collection: string, slug: string) => RecordId
}

/** Tickets with their threads and histories, as the desk would have written them. */
export async function loadTickets(
  payload: Payload,
  req: PayloadRequest,
  { accounts, desk, idOf }: GivenTickets,
): Promise<void> {
  const people = await readPeople(payload, req, accounts)
  const tags = (await desk.loadTools?.(payload, req)) ?? new Map<string, number>()
  // The pack brings its own messages, events and times.
  req.context.isImport = true
  const places = new Map<string, Omit<Placed, 'product' | 'tags'>>()
  for (const { calendar, person, plan, title } of desk.organisations) {
    const data = { title, plan, calendar, people: [people.members.get(person) ?? 0] }
    const { id: organisation } = await payload.create({ collection: 'organisations', data, req })
    places.set(person, { organisation, plan, calendar })
  }
  for (const seed of desk.tickets) {
    const place = places.get(seed.member)
    if (place === undefined) throw new Error(`The demo pack has no organisation for ticket ${seed.number}`)
    const product = seed.product === undefined ? undefined : Number(idOf('products', seed.product))
    await loadTicket(people, seed, {
      ...place,
      product,
      tags: (desk.tags?.[seed.number] ?? []).map((name) => tags.get(name) ?? 0),
    })
  }
}

async function readPeople(payload: Payload, req: PayloadRequest, accounts: Pack['accounts']): Promise<People> {
  const found = await payload.find({ collection: 'members', limit: 0, req })
  const email = accounts.find(({ roles }) => roles.includes('agent'))?.email
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, req })
  const [agent] = docs
  if (agent === undefined) throw new Error('The demo pack has no agent')
  return { payload, req, agent, members: new Map(found.docs.map((each) => [each.email, each.id])) }
}

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
interface Placed {
  product: number | undefined
  organisation: number
  plan: PlanName
  calendar: CalendarName
  tags: number[]
}

async function loadTicket({ agent, members, payload, req }: People, seed: TicketSeed, placed: Placed): Promise<void> {
  const { closed, member: email, messages, note, product: _product, ...fields } = seed
  const customer = demoMembers.find((each) => each.email === email)
  const member = members.get(email)
  const [first] = messages
  const last = messages.at(-1)
  if (customer === undefined || member === undefined || first === undefined || last === undefined)
    throw new Error(`The demo pack has no customer or no message for ticket ${seed.number}`)
  const answered = messages.find(({ by }) => by === 'agent')
  const solved = messages.findLast(({ after }) => after === 'solved')
  const doneAt = closed ?? (seed.status === 'solved' ? solved?.ago : undefined)
  const assignee = answered === undefined ? {} : { assignee: agent.id, answeredAt: before(answered.ago) }
  const { id: ticket } = await payload.create({
    collection: 'tickets',
    data: {
      ...fields,
      ...placed,
      ...assignee,
      member,
      language: customer.language,
      priority: 'normal',
      key: `demo ${seed.number}`,
      createdAt: before(first.ago),
      lastMessageAt: before(last.ago),
      lastBy: last.by ?? 'customer',
      ...(doneAt !== undefined && { doneAt: before(doneAt) }),
    },
    req,
  })
  const addEvent = (kind: 'opened' | 'status', value: string, ago: number, by: 'agent' | undefined) => {
    const who = by === 'agent' ? { user: agent.id, actor: agent.name } : { member, actor: customer.name }
    return payload.create({
      collection: 'ticket-events',
      data: { ticket, kind, after: value, at: before(ago), ...who },
      req,
    })
  }
  await addEvent('opened', seed.severity, first.ago, undefined)
  await addEvent('status', 'new', first.ago, undefined)
  let status = 'new'
  for (const { after, ago, by, text } of messages) {
    const kind = by ?? 'customer'
    const who = by === 'agent' ? { user: agent.id, author: agent.name } : { member, author: customer.name }
    const at = before(ago)
    await payload.create({
      collection: 'ticket-messages',
      data: { ticket, kind, text, at, mailedAt: at, thenStatus: after ?? null, ...who },
      req,
    })
    const next = by === 'agent' ? (after ?? 'waiting') : status === 'new' ? 'new' : 'open'
    if (next !== status) await addEvent('status', next, ago, by)
    status = next
  }
  if (closed !== undefined) await addEvent('status', 'closed', closed, undefined)
  if (note !== undefined) await addNote({ payload, req, agent }, ticket, note, before(last.ago))
}

const addNote = (
  { agent, payload, req }: Pick<People, 'agent' | 'payload' | 'req'>,
  ticket: number,
  text: string,
  createdAt: string,
) =>
  payload.create({
    collection: 'ticket-notes',
    data: { ticket, text, author: agent.name, user: agent.id, createdAt },
    req,
  })
