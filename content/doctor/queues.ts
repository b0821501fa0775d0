import type { Payload } from 'payload'
import { findOutdated } from '#content/published/rebuild.ts'
import { openAsk } from '#content/search/ask.ts'
import { countHeld } from '#domain/storage/held-files.ts'
import { formFileFolder } from '#domain/storage/private-files.ts'

/** Where work waits until a task of the process, or an agent, comes to it. Names stay the same: alarms go by them. */
export const queueNames = ['mails', 'search', 'published', 'plans', 'desk_inbox', 'scan'] as const
type QueueName = (typeof queueNames)[number]

interface Queue {
  length: number
  /** When the oldest came, in milliseconds since 1970; undefined for a queue that does not know, or is empty. */
  oldest: number | undefined
}

export interface Queues {
  queues: Readonly<Record<QueueName, Queue>>
  /** Mails of the last day that will never arrive. */
  failedMails: number
}

const day = 24 * 60 * 60_000

/** Each part finds its rows by an index and reads no more than waits. A plan waits from the moment that it was due. */
const statement = `SELECT 'mails' AS name, count(*) AS waiting, min(created_at) AS oldest FROM mails
    WHERE state IN ('ordered', 'queued')
  UNION ALL SELECT 'failed', count(*), NULL FROM mails WHERE state IN ('refused', 'expired') AND created_at > ?
  UNION ALL SELECT 'desk_inbox', count(*), min(created_at) FROM desk_inbox WHERE state = 'waiting'
  UNION ALL SELECT 'plans', count(*), min(at) FROM plans WHERE state = 'planned' AND at <= ?
  UNION ALL SELECT 'search', count(*), NULL FROM portico_search_queue`

/** What waits now, by two queries and a look into a folder. @throws when the database is away */
export async function readQueues(payload: Payload, now = Date.now()): Promise<Queues> {
  const rows = await openAsk(payload)(statement, [new Date(now - day).toISOString(), new Date(now).toISOString()])
  const known = new Map(
    rows.map(({ name, oldest, waiting }) => [name, { length: Number(waiting), oldest: timeOf(oldest) }]),
  )
  const of = (name: string) => known.get(name) ?? { length: 0, oldest: undefined }
  const { missing, old } = await findOutdated(payload)
  return {
    queues: {
      mails: of('mails'),
      search: of('search'),
      published: { length: missing.length + old.length, oldest: undefined },
      plans: of('plans'),
      desk_inbox: of('desk_inbox'),
      scan: await countHeld(formFileFolder()),
    },
    failedMails: of('failed').length,
  }
}

/** A date comes as text from SQLite. */
const timeOf = (value: unknown) =>
  value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : undefined
