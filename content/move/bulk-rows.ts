import { randomBytes } from 'node:crypto'
import { type DrizzleAdapter, upsertRow } from '@payloadcms/drizzle'
import { buildVersionCollectionFields, type FlattenedField, type PayloadRequest } from 'payload'
import { transactionOf } from '#content/database-transactions.ts'
import { type Ask, insertRows, isPostgres, type Value } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { tableOf } from '#content/uses/tables.ts'
import type { Data } from './walk.ts'

/** Rows of one statement: enough for speed, and never more values than a statement may have. */
const rowsAtOnce = 100
/** Numbers that are drawn at once. */
const numbersAtOnce = 1000

type Row = Data & { id?: number | string }
type Insert = DrizzleAdapter['insert']

/** Draws numbers for the rows of a table that no row ever had. */
export async function drawNumbers(ask: Ask, isOnPostgres: boolean, table: string, count: number): Promise<number[]> {
  if (isOnPostgres) {
    const rows = await ask(
      `SELECT nextval(pg_get_serial_sequence('${table}', 'id')) AS id FROM generate_series(1, CAST(? AS integer))`,
      [count],
    )
    return rows.map(({ id }) => Number(id))
  }
  const [row] = await ask(
    `SELECT max(coalesce((SELECT max(id) FROM ${table}), 0),
       coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), 0)) AS last`,
    [table],
  )
  return Array.from({ length: count }, (_, at) => Number(row?.last) + 1 + at)
}

/** A version of a new record. */
export interface NewVersion {
  version: Data
  createdAt: string
  updatedAt: string
  isLatest: boolean
  snapshot?: true
  publishedLocale?: string
}

/** Writes new records many at a time. */
export interface BulkRows {
  /** @param isThere whether the record has its row already, without anything in it */
  addRecord: (collection: string, id: number, data: Data, isThere: boolean) => Promise<void>
  addVersion: (collection: string, parent: number, version: NewVersion) => Promise<void>
  /** Writes what was added. What is added and not written is lost. */
  flush: () => Promise<void>
}

/** Numbers for rows that others name before they are written. */
function openNumbers(req: PayloadRequest): (table: string) => Promise<number> {
  const isOnPostgres = isPostgres(req.payload)
  const left = new Map<string, number[]>()
  const last = new Map<string, number>()
  return async (table) => {
    const waiting = left.get(table) ?? []
    left.set(table, waiting)
    if (waiting.length === 0) {
      const before = last.get(table)
      // On SQLite nobody else writes meanwhile, and what waits is not in the table yet: a piece follows the last one.
      const drawn =
        isOnPostgres || before === undefined
          ? await drawNumbers(askWithin(req), isOnPostgres, table, numbersAtOnce)
          : Array.from({ length: numbersAtOnce }, (_, at) => before + 1 + at)
      last.set(table, drawn.at(-1) ?? 0)
      waiting.push(...drawn.toReversed())
    }
    return waiting.pop() ?? 0
  }
}

interface Waiting {
  rows: Row[]
  /** Whether the rows are there already, without anything in them. */
  isThere: boolean
}

type Database = Parameters<Insert>[0]['db']
const databaseIn = async (req: PayloadRequest) => (await transactionOf(req)) as object as Database

interface Column {
  /** Its name in a row, and in the database. */
  key: string
  name: string
  hasDefault: boolean
  mapToDriverValue: (value: unknown) => unknown
}

const columnsOf = (own: DrizzleAdapter, table: string): Column[] =>
  Object.entries(own.tables[table] ?? {}).flatMap(([key, column]) =>
    typeof (column as Partial<Column>).mapToDriverValue === 'function'
      ? [Object.assign(Object.create(column as Column) as Column, { key })]
      : [],
  )

/** Rows by the columns that they fill: a default of the database stands for what they do not say. */
function groupRows(columns: readonly Column[], rows: readonly Row[]) {
  const filled = (row: Row) => columns.filter(({ hasDefault, key }) => !hasDefault || row[key] !== undefined)
  const groups = Map.groupBy(rows, (row) =>
    filled(row)
      .map(({ key }) => key)
      .join(),
  )
  return [...groups.values()].map((some) => ({ some, own: filled(some[0] ?? {}) }))
}

async function write(req: PayloadRequest, own: DrizzleAdapter, table: string, { isThere, rows }: Waiting) {
  for (const { own: columns, some } of groupRows(columnsOf(own, table), rows)) {
    const names = columns.map(({ name }) => `"${name}"`)
    const taken = names.filter((name) => name !== '"id"').map((name) => `${name} = excluded.${name}`)
    const values = some.map((row) =>
      columns.map((column) => {
        const value = row[column.key] ?? null
        return (value === null ? null : column.mapToDriverValue(value)) as Value
      }),
    )
    const ending = isThere ? `ON CONFLICT (id) DO UPDATE SET ${taken.join(', ')}` : ''
    for (let start = 0; start < values.length; start += rowsAtOnce)
      await insertRows(
        askWithin(req),
        `"${table}" (${names.join(', ')})`,
        values.slice(start, start + rowsAtOnce),
        ending,
      )
  }
}

/** Payload's adapter, except that what it inserts is kept to be written later. */
function collectRows(
  own: DrizzleAdapter,
  waiting: Map<string, Waiting>,
  nextNumber: (table: string) => Promise<number>,
) {
  const isNumbered = (table: string) => ['integer', 'serial'].includes(own.rawTables[table]?.columns.id?.type ?? '')
  /** Rows of lists name their parents by these; nothing names a row of a language or a relation. */
  const identify = async (table: string, row: Row): Promise<Row> => {
    if (row.id !== undefined || /_(?:locales|rels|texts|numbers)$/.test(table)) return row
    return { ...row, id: isNumbered(table) ? await nextNumber(table) : randomBytes(12).toString('hex') }
  }
  /** @param ownTable the table of the record, whose row may be there; a part that is there belongs to another record */
  return (ownTable: string, isThere: boolean): DrizzleAdapter => {
    const insert = async ({ tableName, values }: Parameters<Insert>[0]) => {
      const found = waiting.get(tableName) ?? { rows: [], isThere: isThere && tableName === ownTable }
      waiting.set(tableName, found)
      const rows: Row[] = []
      for (const row of (Array.isArray(values) ? values : [values]) as Row[]) rows.push(await identify(tableName, row))
      found.rows.push(...rows)
      return rows
    }
    return Object.create(own, { insert: { value: insert } }) as DrizzleAdapter
  }
}

/**
 * Payload's adapter takes a record apart into rows of many tables and writes each for itself, which is most of the time
 * that a record takes. Here it takes them apart in the same way, and the rows of many records are written together.
 */
export function openBulk(req: PayloadRequest): BulkRows {
  const { payload } = req
  const own = payload.db as object as DrizzleAdapter
  const waiting = new Map<string, Waiting>()
  const nextNumber = openNumbers(req)
  const collecting = collectRows(own, waiting, nextNumber)
  const add = async (tableName: string, id: number, data: Data, fields: FlattenedField[], isThere: boolean) => {
    await upsertRow({
      adapter: collecting(tableName, isThere),
      customID: id,
      // It is taken apart in place.
      data: structuredClone(data),
      db: await databaseIn(req),
      fields,
      ignoreResult: true,
      operation: 'create',
      req,
      tableName,
    })
  }
  const configOf = (collection: string) => payload.collections[collection as 'news'].config
  return {
    addRecord: (collection, id, data, isThere) =>
      add(tableOf(collection), id, data, configOf(collection).flattenedFields, isThere),
    async addVersion(collection, parent, { isLatest, ...version }) {
      const table = `_${tableOf(collection)}_v`
      const fields = buildVersionCollectionFields(payload.config, configOf(collection), true)
      await add(
        table,
        await nextNumber(table),
        { ...version, autosave: false, latest: isLatest, parent },
        fields,
        false,
      )
    },
    async flush() {
      // A table that holds parts of another was first met after that one.
      for (const [table, rows] of waiting) await write(req, own, table, rows)
      waiting.clear()
    },
  }
}
