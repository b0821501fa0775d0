import { type InTransaction, runnerOf } from '#content/database-transactions.ts'
import { type Ask, type AskedPostgres, type AskedSqlite, ofPostgres, ofSqlite } from './ask.ts'

/** What drizzle keeps of a connection: on SQLite a transaction stands beside the client. */
interface Session {
  client: AskedSqlite & AskedPostgres
  tx?: AskedSqlite
}

/**
 * Statements with `?` for their values inside the transaction of a request, where it has one. They go to the connection that
 * drizzle has: built as its queries, a statement of ten thousand values took longer to write down than to carry out.
 */
export function askWithin(req: InTransaction): Ask {
  const isPostgres = req.payload.db.name === 'postgres'
  return async (statement, values) => {
    const { session } = (await runnerOf(req)) as unknown as { session: Session }
    const ask = isPostgres ? ofPostgres(session.client) : ofSqlite(session.tx ?? session.client)
    return ask(statement, values)
  }
}
