import type { Payload } from 'payload'
import { type Ask, isPostgres, openAsk } from './ask.ts'
import type { IndexEngine } from './index-engine.ts'
import { postgresIndex } from './postgres-index.ts'
import { sqliteIndex } from './sqlite-index.ts'

export const engineOf = (isOnPostgres: boolean): IndexEngine => (isOnPostgres ? postgresIndex() : sqliteIndex)

/** The index in the database of the content: FTS5 in SQLite, `tsvector` in PostgreSQL, with the same tokens. */
export function openIndex(payload: Payload): { ask: Ask; engine: IndexEngine } {
  return { ask: openAsk(payload), engine: engineOf(isPostgres(payload)) }
}
