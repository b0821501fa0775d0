import type { FlattenedField, Payload } from 'payload'
import { isPublic } from '#content/collections/index.ts'
import { isTarget } from '#content/fields/fields.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'

/** A table that holds a part of what is written, and the way from its rows to the record. */
export interface Table {
  /** Slug of the collection. */
  source: string
  /** `FROM` with the joins up to the table of the record, on which a condition leaves the latest state alone. */
  from: string
  /** Condition for rows that may say something else than what is published. */
  unpublished: string
  /** Of the record, in the same statement. */
  record: string
  /** Columns that name records, by the table of those. */
  relations: { column: string; target: string }[]
  /** Columns with a formatted text, and with an address that somebody typed. */
  texts: string[]
  addresses: string[]
}

interface Column {
  table: string
  column: string
}
interface Key extends Column {
  target: string
}

const statements = {
  sqlite: {
    columns: `SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.sql LIKE 'CREATE TABLE%'`,
    keys: `SELECT t.name AS "table", k."from" AS "column", k."table" AS target
      FROM sqlite_schema t, pragma_foreign_key_list(t.name) k WHERE t.type = 'table' AND t.sql LIKE '%REFERENCES %'`,
  },
  postgres: {
    columns: `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = current_schema()`,
    keys: `SELECT own.relname AS "table", a.attname AS "column", other.relname AS target FROM pg_constraint c
      JOIN pg_class own ON own.oid = c.conrelid JOIN pg_class other ON other.oid = c.confrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND own.relnamespace = current_schema()::regnamespace`,
  },
}

const known = new WeakMap<Payload, Promise<Table[]>>()

/**
 * Every table in which a draft can refer to something, as the database itself has them: a field that is added tomorrow is
 * among them. Of collections with drafts these are the tables of their versions, of others their own.
 */
export function openTables(payload: Payload): Promise<Table[]> {
  const found = known.get(payload) ?? readTables(payload)
  known.set(payload, found)
  // A database that was away is asked again.
  found.catch(() => known.delete(payload))
  return found
}

export const tableOf = (collection: string) => collection.replaceAll('-', '_')
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function readTables(payload: Payload): Promise<Table[]> {
  const ask = openAsk(payload)
  const { columns: ofColumns, keys: ofKeys } = statements[isPostgres(payload) ? 'postgres' : 'sqlite']
  const columns = Map.groupBy((await ask(ofColumns)) as object[] as Column[], ({ table }) => table)
  const keys = Map.groupBy((await ask(ofKeys)) as object[] as Key[], ({ table }) => table)
  return payload.config.collections
    .filter(({ slug }) => isPublic(slug))
    .flatMap(({ flattenedFields, slug, versions }) => {
      const hasDrafts = Boolean(versions?.drafts)
      const root = hasDrafts ? `_${tableOf(slug)}_v` : tableOf(slug)
      const names = fieldNames(flattenedFields)
      return waysTo(root, keys).map(({ table, way }): Table => {
        const own = (columns.get(table) ?? []).map(({ column }) => column)
        const last = `t${way.length}`
        const isOf = (fields: ReadonlySet<string>) => (column: string) =>
          [...fields].some((field) => column === field || column.endsWith(`_${field}`))
        return {
          source: slug,
          from:
            fromOf(table, way) + (hasDrafts ? ` AND ${last}.latest = true AND ${last}.version_deleted_at IS NULL` : ''),
          unpublished: hasDrafts ? unpublishedOf(`${root}_locales`, table, last) : 'true',
          record: hasDrafts ? `${last}.parent_id` : `${last}.id`,
          relations: (keys.get(table) ?? []).filter(({ column }) => !isParent(table, column)),
          texts: own.filter(isOf(names.texts)),
          addresses: own.filter(isOf(names.addresses)),
        }
      })
    })
}

/**
 * A condition for rows whose text may be another than visitors see: a language that is as published has the text whose keys
 * the published side keeps, and need not be read.
 *
 * @param languages table of a record's languages, with the state of each
 */
const unpublishedOf = (languages: string, table: string, last: string) =>
  table === languages
    ? "t0.version__status = 'draft'"
    : `EXISTS (SELECT 1 FROM ${languages} s WHERE s._parent_id = ${last}.id AND s.version__status = 'draft')`

/** A row of a list, a language or a relation belongs to the row that this column names; a version to its record. */
const isParent = (table: string, column: string) =>
  column === '_parent_id' || (column === 'parent_id' && /_rels$|^_.*_v$/.test(table))

interface Step {
  column: string
  to: string
}

/** The table of a record and all that hang on it, each with the steps from it to the record's. */
function waysTo(root: string, keys: ReadonlyMap<string, Key[]>, way: Step[] = []): { table: string; way: Step[] }[] {
  const below = [...keys.values()].flat().flatMap(({ column, table, target }) => {
    const isChild = target === root && table.startsWith(`${root}_`) && isParent(table, column)
    return isChild ? waysTo(table, keys, [{ column, to: root }, ...way]) : []
  })
  return [{ table: root, way }, ...below]
}

const fromOf = (table: string, way: readonly Step[]) =>
  way.reduce(
    (from, { column, to }, index) => `${from} JOIN ${to} t${index + 1} ON t${index + 1}.id = t${index}.${column}`,
    `FROM ${table} t0`,
  ) + ' WHERE true'

/** Names of columns, without those that stand before them, of formatted texts and of typed addresses. */
function fieldNames(fields: readonly FlattenedField[]): { texts: Set<string>; addresses: Set<string> } {
  const texts = new Set<string>()
  const addresses = new Set<string>()
  const visit = (each: FlattenedField) => {
    if (each.type === 'richText') texts.add(columnOf(each.name))
    else if (isTarget(each)) addresses.add(columnOf(each.name))
    if ('flattenedFields' in each) for (const field of each.flattenedFields) visit(field)
    if (each.type === 'blocks')
      for (const block of each.blocks)
        if (typeof block !== 'string') for (const field of block.flattenedFields) visit(field)
  }
  for (const field of fields) visit(field)
  return { texts, addresses }
}
