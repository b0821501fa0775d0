import type { PayloadRequest } from 'payload'

/** Who changes a ticket, where it is no staff: the calls name the customer, the timer nobody. */
export interface TicketActor {
  member?: number | string
  name: string
}

/** Changes of these fields are kept for good, each as a row of `ticket-events`. */
export const auditedFields = [
  'status',
  'severity',
  'priority',
  'assignee',
  'category',
  'product',
  'version',
  'organisation',
  'member',
  'tags',
] as const

/** What agents do to a whole ticket (content/desk), beside the changes of its fields. */
const deeds = ['merged', 'mergedFrom', 'split', 'splitFrom', 'linked', 'unlinked', 'withdrawn'] as const
/** What came by mail and is no message, and whose answers may. */
const mailed = ['autoReply', 'bounce', 'copyConfirmed'] as const
export const ticketEventKinds = ['opened', ...auditedFields, 'rated', 'warning', 'breach', ...mailed, ...deeds] as const
export type TicketEventKind = (typeof ticketEventKinds)[number]

const actorOf = (req: PayloadRequest) => {
  const { actor } = req.context as { actor?: TicketActor }
  if (req.user?.collection === 'users') return { user: req.user.id, actor: req.user.name }
  return { ...(actor?.member !== undefined && { member: Number(actor.member) }), actor: actor?.name ?? '' }
}

/** Notes an event of a ticket in the transaction of what it tells of. With override access: nobody writes them. */
export async function noteEvent(
  req: PayloadRequest,
  ticket: number,
  { at = new Date().toISOString(), ...event }: { kind: TicketEventKind; before?: string; after?: string; at?: string },
): Promise<void> {
  const data = { ticket, at, ...event, ...actorOf(req) }
  await req.payload.create({ collection: 'ticket-events', data, overrideAccess: true, depth: 0, req })
}
