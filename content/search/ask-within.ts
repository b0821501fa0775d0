import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import { type InTransaction, runnerOf } from '#content/database-transactions.ts'
import type { Ask, Row } from './ask.ts'

/** Statements with `?` for their values inside the transaction of a request, where it has one. */
export function askWithin(req: InTransaction): Ask {
  const isPostgres = req.payload.db.name === 'postgres'
  // The two are one library, installed twice.
  const sql = isPostgres ? postgresSql : (sqliteSql as unknown as typeof postgresSql)
  return async (statement, values = []) => {
    const parts = statement.split('?')
    const query = sql.join(
      parts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${values[index - 1]}`, sql.raw(part)])),
    )
    const runner = await runnerOf(req)
    return (await (isPostgres ? runner.execute(query) : runner.run(query))).rows as Row[]
  }
}
