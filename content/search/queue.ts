import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { runnerOf } from '#content/database-transactions.ts'
import type { Ask } from './ask.ts'

/**
 * Notes inside the transaction of a change that a record has to be indexed anew. From the moment of the commit until
 * that is done the record is left out of every search, so that nothing withdrawn can show for even a moment, and a
 * process that is killed in between loses nothing.
 */
export async function noteChange(req: PayloadRequest, kind: string, record: number | string): Promise<void> {
  const runner = await runnerOf(req)
  if (req.payload.db.name === 'postgres')
    await runner.execute(postgresSql`insert into portico_search_queue (kind, record) values (${kind}, ${record})`)
  else await runner.run(sqliteSql`insert into portico_search_queue (kind, record) values (${kind}, ${record})`)
}

/** A record that waits to be indexed. */
export interface Waiting {
  kind: string
  record: number
  /** The last note about it. */
  upTo: number
}

/** What waits longest, each record once. */
export async function readQueue(ask: Ask, limit: number): Promise<Waiting[]> {
  const rows = await ask(
    'SELECT kind, record, max(id) AS up_to FROM portico_search_queue GROUP BY kind, record ORDER BY max(id) LIMIT ?',
    [limit],
  )
  return rows.map(({ kind, record, up_to }) => ({ kind: String(kind), record: Number(record), upTo: Number(up_to) }))
}

/**
 * Takes a record's notes out of the queue, inside the transaction that indexes it.
 * @returns whether they were still there; otherwise another process did it, perhaps from a later state
 */
export async function takeFromQueue(ask: Ask, { kind, record, upTo }: Waiting): Promise<boolean> {
  const taken = await ask('DELETE FROM portico_search_queue WHERE kind = ? AND record = ? AND id <= ? RETURNING id', [
    kind,
    record,
    upTo,
  ])
  if (taken.length > 0)
    await ask(
      `INSERT INTO portico_search_state (name, value) VALUES ('taken', ?)
       ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(portico_search_state.value AS bigint) + CAST(? AS bigint) AS text)`,
      [String(taken.length), taken.length],
    )
  return taken.length > 0
}

/** How many changes were ever noted: those that wait, and those that were taken out. Any change makes it more. */
export async function countChanges(ask: Ask): Promise<number> {
  const [row] = await ask(
    `SELECT (SELECT count(*) FROM portico_search_queue) +
       coalesce((SELECT CAST(value AS bigint) FROM portico_search_state WHERE name = 'taken'), 0) AS changes`,
  )
  return Number(row?.changes)
}
