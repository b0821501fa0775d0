import pg from 'pg'
import type { Payload } from 'payload'
import { purgeChannelName } from '#content/purge-channel.ts'
import { sqliteClientOf } from '#content/sqlite-client.ts'
import { everything } from '#lib/cache.ts'
import type { Log } from '#lib/log.ts'

/** How often the purge log is polled on SQLite, in milliseconds; a purge takes effect everywhere within a second. */
const pollInterval = 200
/** How long purges stay in the log; a process that slept longer empties its stores anyway. */
const keepFor = 24 * 60 * 60_000

interface Watch {
  /** Whether changes are heard of now: otherwise pages may be out of date. */
  isHeard: () => boolean
  stop: () => Promise<void>
}

/** Calls `purge` with the tags of every committed change, of this process and of the others on the same database. */
export function watchPurges(
  payload: Payload,
  options: { databaseUrl: string | undefined; log: Log; purge: (tags: string[]) => void },
): Promise<Watch> {
  return options.databaseUrl === undefined ? watchLog(payload, options) : listen(options.databaseUrl, options)
}

async function watchLog(
  payload: Payload,
  { log, purge }: { log: Log; purge: (tags: string[]) => void },
): Promise<Watch> {
  const client = sqliteClientOf(payload)
  const tidy = () => client.execute({ sql: 'DELETE FROM portico_purge WHERE at < ?', args: [Date.now() - keepFor] })
  await tidy()
  const { rows } = await client.execute('SELECT coalesce(max(id), 0) AS id FROM portico_purge')
  let last = Number(rows[0]?.id ?? 0)
  let isFailing = false
  const read = async () => {
    try {
      const found = await client.execute({
        sql: 'SELECT id, tags FROM portico_purge WHERE id > ? ORDER BY id',
        args: [last],
      })
      if (found.rows.length > 0) {
        last = Number(found.rows.at(-1)?.id ?? last)
        purge([...new Set(found.rows.flatMap(({ tags }) => JSON.parse(String(tags)) as string[]))])
      }
      if (isFailing) purge([everything])
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'the purge log cannot be read')
      isFailing = true
    }
  }
  const timer = setInterval(() => void read(), pollInterval)
  const tidying = setInterval(
    () => void tidy().catch((error: unknown) => log.error({ err: error }, 'the purge log cannot be tidied')),
    keepFor / 24,
  )
  return {
    isHeard: () => !isFailing,
    stop: () => {
      clearInterval(timer)
      clearInterval(tidying)
      return Promise.resolve()
    },
  }
}

/** How often the listening connection is checked, in milliseconds. */
const heartbeat = 15_000
const answerLimit = 10_000

async function listen(
  connectionString: string,
  { log, purge }: { log: Log; purge: (tags: string[]) => void },
): Promise<Watch> {
  let client: pg.Client | undefined
  let isHeard = false
  let isStopped = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: answerLimit,
      query_timeout: answerLimit,
    })
    next.on('error', ({ message }) => log.error({ reason: message }, 'the purge channel broke'))
    next.on('notification', ({ payload }) => purge(JSON.parse(payload ?? '["*"]') as string[]))
    await next.connect()
    await next.query(`LISTEN ${purgeChannelName}`)
    client = next
    isHeard = true
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      isHeard = false
      clearInterval(asking)
      if (!isStopped) setTimeout(() => void reconnect(), 1000)
    }
    next.once('end', lose)
    // A network that fails silently would leave a connection that never reports anything, and stale pages.
    const asking = setInterval(() => {
      next.query('SELECT 1').catch(() => {
        lose()
        void next.end().catch(() => undefined)
      })
    }, heartbeat)
  }
  // Purges during the outage are unknown, so everything is purged.
  const reconnect = async (): Promise<void> => {
    try {
      await connect()
      purge([everything])
    } catch {
      if (!isStopped) setTimeout(() => void reconnect(), 1000)
    }
  }
  await connect()
  return {
    isHeard: () => isHeard,
    stop: async () => {
      isStopped = true
      await client?.end()
    },
  }
}
