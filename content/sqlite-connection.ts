import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

type Input = SQLInputValue | boolean | Date | ArrayBuffer
export type Statement = string | { sql: string; args?: readonly Input[] }

/** A row: its values by number, also where two columns have one name, and by name. */
type SqliteRow = Record<string | number, unknown> & { readonly length: number }

export interface SqliteResult {
  rows: SqliteRow[]
  rowsAffected: number
}

/** What SQLite refused; `code` is its name for the reason, by which Payload knows a value that must be unique. */
export class SqliteError extends Error {
  override name = 'SqliteError'
  readonly code: string

  constructor(code: string, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause })
    this.code = code
  }
}

/** How long a write waits for another process, and a read for a database that is being recovered, in milliseconds. */
export const busyTimeout = 5000
/** Texts of statements that are kept prepared on each connection; an hour's traffic uses some seventy again and again. */
const mostPrepared = 100
/** What Payload calls a joined table: a new UUID each time. */
const randomAlias = /"[0-9a-f]{8}(?:_[0-9a-f]{4}){3}_[0-9a-f]{12}"/g

/** One connection; everything in it is synchronous and throws {@link SqliteError}. */
export interface Connection {
  run: (statement: Statement) => SqliteResult
  runAll: (sql: string) => void
  isInTransaction: () => boolean
  close: () => void
}

/** @param isReader whether it is to refuse what writes */
export function openConnection(file: string, isReader: boolean): Connection {
  // SQLite's own waiting would stop the event loop: the writer is tried again by its client instead.
  const database = translate(() => new DatabaseSync(file, { readOnly: isReader, timeout: isReader ? busyTimeout : 0 }))
  const runAll = (sql: string) => translate(() => database.exec(sql))
  if (!isReader) {
    // Acknowledged means kept, also when the power fails (FULL).
    try {
      runAll('PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864; PRAGMA synchronous = FULL')
    } catch (error) {
      database.close()
      throw error
    }
  }
  const prepared = new Map<string, Prepared>()
  const prepare = (text: string): Prepared => {
    const sql = nameAliases(text)
    const known = prepared.get(sql) ?? createPrepared(database.prepare(sql), sql.includes('*'))
    // The Map's order is that of the last use: the first one is the one to give up.
    prepared.delete(sql)
    prepared.set(sql, known)
    if (prepared.size > mostPrepared) prepared.delete(String(prepared.keys().next().value))
    return known
  }
  return {
    run: (statement) => translate(() => prepare(textOf(statement)).run(valuesOf(statement))),
    runAll,
    isInTransaction: () => database.isTransaction,
    close: () => {
      prepared.clear()
      if (database.isOpen) database.close()
    },
  }
}

/**
 * A statement with the random names of joined tables by number: one text for all that differ in nothing else. Otherwise
 * each is prepared once and never again, and stays in memory until garbage is collected. Values are never in the text;
 * one with a literal, in which such a name might be a word, is left as it is.
 */
export function nameAliases(sql: string): string {
  if (sql.includes("'")) return sql
  const names = new Map<string, string>()
  return sql.replace(randomAlias, (name) => {
    const known = names.get(name) ?? `"alias_${names.size}"`
    names.set(name, known)
    return known
  })
}

interface Prepared {
  run: (values: SQLInputValue[]) => SqliteResult
}

/** @param isOpen whether a change of the schema can give it other columns */
function createPrepared(statement: StatementSync, isOpen: boolean): Prepared {
  if (statement.columns().length === 0)
    return { run: (values) => ({ rows: [], rowsAffected: Number(statement.run(...values).changes) }) }
  statement.setReturnArrays(true)
  let names: string[] | undefined
  let Row = rowOf([])
  return {
    run: (values) => {
      // Node's types know rows by names alone.
      const found = statement.all(...values) as unknown as unknown[][]
      // SQLite prepares a statement anew after a change of the schema, and `SELECT *` then has other columns; no other has. To ask
      // for their names takes four times as long as a query by number.
      if (names === undefined || isOpen) {
        const now = statement.columns().map(({ name }) => name)
        if (now.length !== names?.length || now.some((name, index) => name !== names?.[index])) {
          names = now
          Row = rowOf(names)
        }
      }
      return { rows: found.map((each) => new Row(each)), rowsAffected: 0 }
    },
  }
}

/**
 * The class of a statement's rows. Values by number stand on the class and not on each row: so they are not among the
 * keys of a row, as drizzle expects, at a tenth of the cost of hiding them one by one.
 */
function rowOf(names: readonly string[]): new (values: unknown[]) => SqliteRow {
  class Row {
    [name: string]: unknown
    readonly #values: unknown[]

    constructor(values: unknown[]) {
      this.#values = values
      for (const [index, name] of names.entries()) if (!Object.hasOwn(this, name)) this[name] = values[index]
    }

    get length(): number {
      return this.#values.length
    }

    valueAt(index: number): unknown {
      return this.#values[index]
    }
  }
  for (const index of names.keys())
    Object.defineProperty(Row.prototype, index, {
      get(this: Row) {
        return this.valueAt(index)
      },
    })
  return Row
}

export const textOf = (statement: Statement) => (typeof statement === 'string' ? statement : statement.sql)

function valuesOf(statement: Statement): SQLInputValue[] {
  if (typeof statement === 'string') return []
  return (statement.args ?? []).map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0
    if (value instanceof Date) return value.getTime()
    if (value instanceof ArrayBuffer) return new Uint8Array(value)
    // NaN would be stored as nothing.
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('Only finite numbers can be stored')
    return value
  })
}

/** SQLite's names for its result codes; an extended code that is not among them goes by the name of its primary one. */
const codes: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
}

function translate<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode === undefined) throw error
    // The lowest eight bits are the primary code.
    throw new SqliteError(codes[errcode] ?? codes[errcode & 255] ?? 'SQLITE_ERROR', (error as Error).message, error)
  }
}
