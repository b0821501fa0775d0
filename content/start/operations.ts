import type { PayloadRequest, Where } from 'payload'
import { hasRole, isWriter } from '#content/access/roles.ts'
import { countQueues } from '#content/desk/queues.ts'
import type { QueueName } from '#content/desk/queue-names.ts'
import { deskPath } from '#content/desk/view.ts'
import type { Plan } from '#content/plan/plan.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { type AskedQuery, maySeeQueries, readAskedQueries } from '#content/search/asked-queries.ts'
import { listOf } from './list-address.ts'

const day = 24 * 60 * 60_000
const week = 7 * day

/** How many there are, and the list that has exactly these. */
export interface Counting {
  count: number
  href: string
}

/** Plans of the next seven days, the next one first. */
export async function readComingPlans(req: PayloadRequest, now = Date.now()): Promise<Plan[]> {
  if (!isWriter(req.user)) return []
  const { docs } = await req.payload.find({
    collection: 'plans',
    where: { and: [{ state: { equals: 'planned' } }, { at: { less_than: new Date(now + week).toISOString() } }] },
    sort: ['at', 'id'],
    limit: 50,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

async function count(req: PayloadRequest, collection: 'mails' | 'plans', where: Where): Promise<Counting> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req })
  return { count: totalDocs, href: listOf(collection, where) }
}

/** Plans of the last week that were not carried out, for those who can do something about it. */
export async function countFailedPlans(req: PayloadRequest, now = Date.now()): Promise<Counting | undefined> {
  if (!hasRole(req.user, 'administrator', 'publisher')) return undefined
  // By the day, so that the address stays the same while one looks.
  const since = new Date(Math.floor((now - week) / day) * day).toISOString()
  return count(req, 'plans', { state: { equals: 'failed' }, at: { greater_than: since } })
}

/** Mails that were refused or that nobody took in time. */
export async function countFailedMails(req: PayloadRequest): Promise<Counting | undefined> {
  if (!hasRole(req.user, 'administrator')) return undefined
  return count(req, 'mails', { state: { in: ['refused', 'expired'] } })
}

/** What visitors asked for and did not find. */
export async function readFruitlessQueries(req: PayloadRequest): Promise<AskedQuery[]> {
  return maySeeQueries(req.user) ? readAskedQueries(openAsk(req.payload), 'none') : []
}

/** Queues of the desk that want somebody now. */
const pressing = ['breaching', 'unassigned', 'mine'] as const satisfies QueueName[]
export type PressingQueue = (typeof pressing)[number]

/** How many tickets wait in each of these, for agents. */
export async function countTickets(req: PayloadRequest): Promise<(Counting & { queue: PressingQueue })[]> {
  const { payload, user } = req
  if (!hasRole(user, 'administrator', 'agent') || user === null) return []
  const counts = await countQueues({
    ask: openAsk(payload),
    isOnPostgres: isPostgres(payload),
    user: user.id,
    locale: 'zh',
  })
  return pressing.flatMap((queue) =>
    counts[queue] === 0 ? [] : [{ queue, count: counts[queue], href: `/admin${deskPath}?queue=${queue}` }],
  )
}
