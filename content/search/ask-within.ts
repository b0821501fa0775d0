import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import type { Ask, Row } from './ask.ts'

interface Runner {
  run: (query: unknown) => Promise<{ rows: unknown[] }>
  execute: (query: unknown) => Promise<{ rows: unknown[] }>
}

/** Statements with `?` for their values inside the transaction of a request, where it has one. */
export function askWithin(req: PayloadRequest): Ask {
  const database = req.payload.db as unknown as {
    name: string
    sessions: Record<string, { db: Runner } | undefined>
    drizzle: Runner
  }
  const isPostgres = database.name === 'postgres'
  const sql = isPostgres ? postgresSql : (sqliteSql as unknown as typeof postgresSql)
  return async (statement, values = []) => {
    const parts = statement.split('?')
    const query = sql.join(
      parts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${values[index - 1]}`, sql.raw(part)])),
    )
    const transaction = req.transactionID === undefined ? undefined : database.sessions[String(await req.transactionID)]
    const runner = transaction?.db ?? database.drizzle
    return (await (isPostgres ? runner.execute(query) : runner.run(query))).rows as Row[]
  }
}
