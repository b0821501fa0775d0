import { keyOf } from '#content/published/key-of.ts'
import type { Projection } from '#content/published/projection.ts'
import {
  compileAll,
  conjunctsOf,
  recordsWith,
  isByNumber,
  isDriver,
  isKey,
  join,
  keysBehind,
  type Sql,
  type Where,
} from './where.ts'

/** Which records of a collection are read, and in which order. */
export interface Selection {
  where?: Where
  /** Fields, `-` before one for falling order; what is equal is ordered by number. Default: the collection's order. */
  sort?: string | readonly string[]
  /** How many; none or 0 is all. */
  limit?: number
  /** How many of the first are left out. */
  offset?: number
}

/**
 * The rows of a collection that meet the conditions, called `k`: those of one key, which stand in the collection's order;
 * those of one of several keys, or of some numbers; or all.
 */
function rowsOf({ lookup, source }: Projection, where: Where): { table: Sql; condition: Sql } {
  const conjuncts = conjunctsOf(where)
  const driver = conjuncts.find(isDriver(lookup))
  if (driver !== undefined) {
    const ofKey: Sql = {
      text: 'k.collection = ? AND k.field = ? AND k.value = ?',
      values: [source, driver.field, keyOf(driver.value)],
    }
    const rest = conjuncts.filter((each) => each !== driver)
    const condition = join([ofKey, compileAll(rest, lookup)], 'AND')
    return { table: { text: 'portico_published_keys k', values: [] }, condition }
  }
  const all = compileAll(conjuncts, lookup)
  const keys = conjuncts.some(isByNumber)
    ? undefined
    : conjuncts.map((each) => keysBehind(each, lookup)).find((found) => found !== undefined)
  if (keys === undefined) {
    const condition = join([{ text: 'k.collection = ?', values: [source] }, all], 'AND')
    return { table: { text: 'portico_published k', values: [] }, condition }
  }
  // SQLite begins a cross join with its left side; it would rather read the whole collection in order and look each up.
  const { text, values } = recordsWith(keys, source)
  const found: Sql = { text: 'k.collection = ? AND k.record = n.record', values: [source] }
  return {
    table: { text: `(${text}) n CROSS JOIN portico_published k`, values },
    condition: join([found, all], 'AND'),
  }
}

interface Term {
  /** What is ordered by. */
  column: string
  isFalling: boolean
  /** The key that it needs beside the row. */
  key?: string
}

function termsOf({ lookup, source }: Projection, sort: Selection['sort'] = lookup.order): Term[] {
  const terms = [sort].flat().map((asked, index): Term => {
    const isFalling = asked.startsWith('-')
    const field = isFalling ? asked.slice(1) : asked
    if (field === 'id') return { column: 'k.record', isFalling }
    if (field === lookup.order) return { column: 'k.sort', isFalling }
    if (!isKey(field, lookup)) throw new Error(`Public records of ${source} are not ordered by "${field}"`)
    return { column: `o${index}.value`, isFalling, key: field }
  })
  const isTotal = terms.some(({ column }) => column === 'k.record')
  return isTotal ? terms : [...terms, { column: 'k.record', isFalling: terms.at(-1)?.isFalling ?? false }]
}

const direction = ({ isFalling }: Term) => (isFalling ? 'DESC' : 'ASC')

/** Which part of a document is read. */
export type Part = 'head' | 'whole'

/** The documents of a selection, in its order. */
export function selectDocuments(projection: Projection, selection: Selection, part: Part): Sql {
  const { limit = 0, offset = 0, sort, where = {} } = selection
  const { condition, table } = rowsOf(projection, where)
  const terms = termsOf(projection, sort)
  const keys = terms.flatMap(({ column, key }) => (key === undefined ? [] : [{ alias: column.split('.')[0], key }]))
  const joins = keys.map(
    ({ alias }) =>
      `LEFT JOIN portico_published_keys ${alias} ON ${alias}.collection = k.collection AND ${alias}.record = k.record AND ${alias}.field = ?`,
  )
  const ordered = terms.map((term) => `${term.column} ${direction(term)}`).join(', ')
  const columns = terms.map(({ column }, index) => `${column} AS t${index}`).join(', ')
  const outer = terms.map((term, index) => `i.t${index} ${direction(term)}`).join(', ')
  return {
    // Only what is on the page is looked up as a document: what is skipped is read in the order's index alone.
    text: `SELECT p.record, p.head${part === 'whole' ? ', p.body' : ''} FROM (
      SELECT k.record AS found, ${columns} FROM ${table.text} ${joins.join(' ')} WHERE ${condition.text} ORDER BY ${ordered}
      ${limit > 0 ? 'LIMIT ? OFFSET ?' : ''}
    ) i JOIN portico_published p ON p.collection = ? AND p.record = i.found ORDER BY ${outer}`,
    values: [
      ...table.values,
      ...keys.map(({ key }) => key),
      ...condition.values,
      ...(limit > 0 ? [limit, offset] : []),
      projection.source,
    ],
  }
}

export function countDocuments(projection: Projection, where: Where): Sql {
  const { condition, table } = rowsOf(projection, where)
  return {
    text: `SELECT count(*) AS total FROM ${table.text} WHERE ${condition.text}`,
    values: [...table.values, ...condition.values],
  }
}
