import type { Payload } from 'payload'
import { type SqliteClient, sqliteClientOf } from '#content/sqlite-client.ts'

export type Value = string | number | null | Uint8Array
export type Row = Record<string, unknown>
/** Runs one statement with `?` for its values. */
export type Ask = (statement: string, values?: readonly Value[]) => Promise<Row[]>

export type AskedSqlite = Pick<SqliteClient, 'execute'>
export interface AskedPostgres {
  query: (statement: string, values: readonly Value[]) => Promise<{ rows: unknown[] }>
}

export const ofSqlite =
  (client: AskedSqlite): Ask =>
  async (sql, args = []) =>
    (await client.execute({ sql, args })).rows

/** PostgreSQL numbers its values. */
export const ofPostgres =
  (client: AskedPostgres): Ask =>
  async (statement, values = []) => {
    let count = 0
    const numbered = statement.replaceAll('?', () => `$${(count += 1)}`)
    return (await client.query(numbered, values)).rows as Row[]
  }

export const isPostgres = (payload: Payload) => payload.db.name === 'postgres'

/** Statements on the database of the content, each a transaction of its own. */
export function openAsk(payload: Payload): Ask {
  return isPostgres(payload) ? ofPostgres(payload.db.pool) : ofSqlite(sqliteClientOf(payload))
}

/** Runs several statements as one transaction: all of them, or none. */
export async function inTransaction<T>(payload: Payload, run: (ask: Ask) => Promise<T>): Promise<T> {
  if (!isPostgres(payload)) {
    const transaction = await sqliteClientOf(payload).transaction()
    try {
      const result = await run(ofSqlite(transaction))
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }
  const connection = await payload.db.pool.connect()
  const ask = ofPostgres(connection)
  let isBroken = false
  try {
    await ask('BEGIN')
    const result = await run(ask)
    await ask('COMMIT')
    return result
  } catch (error) {
    await ask('ROLLBACK').catch(() => (isBroken = true))
    throw error
  } finally {
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
