import type { Payload } from 'payload'

export type Value = string | number | null | Uint8Array
export type Row = Record<string, unknown>
/** Runs one statement with `?` for its values. */
export type Ask = (statement: string, values?: readonly Value[]) => Promise<Row[]>

interface Sqlite {
  execute: (statement: { sql: string; args: readonly Value[] }) => Promise<{ rows: unknown[] }>
}
interface Postgres {
  query: (statement: string, values: readonly Value[]) => Promise<{ rows: unknown[] }>
}
interface Database {
  name: string
  client: Sqlite & { transaction: (mode: 'write') => Promise<Sqlite & Ending & { close: () => void }> }
  pool: { connect: () => Promise<Postgres & Held> } & Postgres
}
/** A connection of the pool's, which nobody else watches while it is held. */
interface Held {
  on: (event: 'error', listener: () => void) => unknown
  off: (event: 'error', listener: () => void) => unknown
  release: (isBroken?: boolean) => void
}
interface Ending {
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

const ofSqlite =
  (client: Sqlite): Ask =>
  async (sql, args = []) =>
    (await client.execute({ sql, args })).rows as Row[]

/** PostgreSQL numbers its values. */
const ofPostgres =
  (client: Postgres): Ask =>
  async (statement, values = []) => {
    let count = 0
    const numbered = statement.replaceAll('?', () => `$${(count += 1)}`)
    return (await client.query(numbered, values)).rows as Row[]
  }

export const isPostgres = (payload: Payload) => payload.db.name === 'postgres'

/** Statements on the database of the content, each a transaction of its own. */
export function openAsk(payload: Payload): Ask {
  const { client, pool } = payload.db as unknown as Database
  return isPostgres(payload) ? ofPostgres(pool) : ofSqlite(client)
}

/** Runs several statements as one transaction: all of them, or none. */
export async function inTransaction<T>(payload: Payload, run: (ask: Ask) => Promise<T>): Promise<T> {
  const { client, pool } = payload.db as unknown as Database
  if (!isPostgres(payload)) {
    const transaction = await client.transaction('write')
    try {
      const result = await run(ofSqlite(transaction))
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback()
      throw error
    } finally {
      transaction.close()
    }
  }
  const connection = await pool.connect()
  const ask = ofPostgres(connection)
  // A database that goes away says so here too; unheard it would end the process. The statement at work fails with it.
  let isBroken = false
  const onError = () => (isBroken = true)
  connection.on('error', onError)
  try {
    await ask('BEGIN')
    const result = await run(ask)
    await ask('COMMIT')
    return result
  } catch (error) {
    await ask('ROLLBACK').catch(() => (isBroken = true))
    throw error
  } finally {
    connection.off('error', onError)
    connection.release(isBroken)
  }
}

/** Most values of a statement: SQLite has places for 32,766. */
const mostValues = 32_000

/** Writes rows by as few statements as can be: FTS5 writes what each has as a piece of its own, to be merged later. */
export async function insertRows(
  ask: Ask,
  into: string,
  rows: readonly (readonly Value[])[],
  ending = '',
): Promise<void> {
  const rowsAtOnce = Math.floor(mostValues / (rows[0]?.length ?? 1))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce)
    const places = some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')
    await ask(`INSERT INTO ${into} VALUES ${places} ${ending}`, some.flat())
  }
}
