import type { Ask, Value } from './ask.ts'
import type { FieldTokens, Found, SearchDocument, SearchFilters } from './documents.ts'
import type { Wanted } from './expression.ts'

export interface Match {
  wanted: readonly Wanted[]
  /** Whether all that is wanted must be there, or any of it. */
  mode: 'all' | 'any'
  /** Whether only titles and names are searched. */
  isOfNames?: boolean
  filters: SearchFilters
  limit: number
}

/** What differs between the databases. */
export interface IndexEngine {
  /** All that the database keeps of a document. */
  rowOf: (document: SearchDocument & { tokens: FieldTokens }) => Value[]
  /** Writes such rows, of documents whose numbers were removed before. */
  write: (ask: Ask, rows: readonly (readonly Value[])[]) => Promise<void>
  /** Removes the documents with numbers from the first up to, not including, the last. */
  remove: (ask: Ask, from: number, to: number) => Promise<void>
  /** Begins the writing of many: until the transaction ends no change of content is committed, and what was read stays true. */
  holdChanges: (ask: Ask) => Promise<void>
  /** How many records are written in one transaction when the index is made anew; others wait so long for their turn. */
  recordsAtOnce: number
  /** Before and after very many changes: the database tidies up once at the end, and not again and again between. */
  prepare: (ask: Ask) => Promise<void>
  settle: (ask: Ask) => Promise<void>
  /** The documents that fit best, best first. */
  match: (ask: Ask, match: Match) => Promise<Found[]>
  /** Numbers of documents that fit, in no order: all of those `among` that do, and perhaps others. */
  idsOf: (ask: Ask, match: Omit<Match, 'isOfNames'> & { among: readonly number[] }) => Promise<number[]>
  /** Whether any document that shows fits. */
  hasAny: (ask: Ask, match: Omit<Match, 'isOfNames' | 'limit'>) => Promise<boolean>
}
