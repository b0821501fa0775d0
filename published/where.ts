import { keyOf } from '#content/published/key-of.ts'
import type { Lookup } from '#content/published/orders-and-keys.ts'
import type { Value } from '#content/search/ask.ts'

/** A text, number, truth or nothing; records are not typed, so what else there is is refused when it is compared. */
type Comparable = unknown

/** What a field is compared with. */
export interface Condition {
  equals?: Comparable
  not_equals?: Comparable
  in?: readonly Comparable[]
  not_in?: readonly Comparable[]
  greater_than?: Comparable
  greater_than_equal?: Comparable
  less_than?: Comparable
  less_than_equal?: Comparable
}

/**
 * Which records are wanted: all conditions of its fields, `and` and `or`. Fields are `id`, `slug.zh`, `slug.en`,
 * `_status.zh`, `_status.en`, the order of the collection and its keys (content/published/orders-and-keys.ts).
 */
export interface Where {
  and?: readonly Where[]
  or?: readonly Where[]
  [field: string]: Condition | readonly Where[] | undefined
}

/** A part of a statement with the values of its places. */
export interface Sql {
  text: string
  values: Value[]
}

type Operator = keyof Condition

interface Leaf {
  field: string
  operator: Operator
  value: unknown
}

/** Conditions that all hold, each by itself or one of several. */
export type Conjunct = Leaf | { oneOf: Conjunct[][] }

const signs = {
  equals: '=',
  greater_than: '>',
  greater_than_equal: '>=',
  less_than: '<',
  less_than_equal: '<=',
} as const

/** The conditions of a query, one below another. */
export function conjunctsOf(where: Where): Conjunct[] {
  return Object.entries(where).flatMap(([field, condition]): Conjunct[] => {
    if (condition === undefined) return []
    if (field === 'and') return (condition as readonly Where[]).flatMap(conjunctsOf)
    if (field === 'or') return [{ oneOf: (condition as readonly Where[]).map(conjunctsOf) }]
    return Object.entries(condition as Condition).map(([operator, value]) => ({
      field,
      operator: operator as Operator,
      value: value as unknown,
    }))
  })
}

/** What is looked up by key: slugs, languages and the keys of the collection. */
export function isKey(field: string, { keys = [], order }: Lookup): boolean {
  return field !== order && (keys.includes(field) || /^(?:slug|_status)\.(?:zh|en)$/.test(field))
}

/** A condition that a record has the value of a key, which can be the beginning of a query: its records are in order. */
export const isDriver =
  (lookup: Lookup) =>
  (each: Conjunct): each is Leaf =>
    'field' in each && each.operator === 'equals' && isKey(each.field, lookup)

/**
 * Keys one of which every record has that meets a condition: a slug that is one of two languages', one of several products.
 * `undefined` where there are none, so that only a look at each record tells.
 */
export function keysBehind(each: Conjunct, lookup: Lookup): Leaf[] | undefined {
  if ('field' in each) return /^(?:equals|in)$/.test(each.operator) && isKey(each.field, lookup) ? [each] : undefined
  if (each.oneOf.length === 0) return undefined
  const keys = each.oneOf.map((all) => all.map((one) => keysBehind(one, lookup)).find((found) => found !== undefined))
  return keys.includes(undefined) ? undefined : keys.flatMap((found) => found ?? [])
}

/** The records that have one of some keys, each once, as the index of keys has them. */
export function recordsWith(keys: readonly Leaf[], source: string): Sql {
  const parts = keys.map(({ field, value }): Sql => {
    const places = placesFor(list(value).map(keyOf))
    const text = `SELECT DISTINCT record FROM portico_published_keys WHERE collection = ? AND field = ? AND value IN (${places.text})`
    return { text, values: [source, field, ...places.values] }
  })
  return join(parts, 'UNION')
}

/** A condition that names records by number. */
export const isByNumber = (each: Conjunct): each is Leaf =>
  'field' in each && each.field === 'id' && /^(?:equals|in)$/.test(each.operator)

const nothing: Sql = { text: '1 = 0', values: [] }

export function join(parts: readonly Sql[], word: 'AND' | 'OR' | 'UNION'): Sql {
  return { text: parts.map(({ text }) => text).join(` ${word} `), values: parts.flatMap(({ values }) => values) }
}

/** Conditions on the row `k`, which has a record's collection, number and order. */
export function compileAll(conjuncts: readonly Conjunct[], lookup: Lookup): Sql {
  if (conjuncts.length === 0) return { text: '1 = 1', values: [] }
  const compiled = conjuncts.map((each) => ('field' in each ? compileLeaf(each, lookup) : compileOneOf(each, lookup)))
  return join(compiled, 'AND')
}

function compileOneOf({ oneOf }: { oneOf: Conjunct[][] }, lookup: Lookup): Sql {
  if (oneOf.length === 0) return nothing
  const { text, values } = join(
    oneOf.map((each) => compileAll(each, lookup)),
    'OR',
  )
  return { text: `(${text})`, values }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/**
 * As many places as the next power of two, the last value repeated: a statement for each length would be prepared anew
 * each time.
 */
export function placesFor(values: readonly Value[]): Sql {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)))
  const padded = [...values, ...Array.from({ length: size - values.length }, () => values.at(-1) ?? null)]
  return { text: padded.map(() => '?').join(', '), values: padded }
}

function compare(column: string, operator: Operator, value: unknown, encode: (each: unknown) => Value): Sql {
  switch (operator) {
    case 'in':
    case 'not_in': {
      const values = list(value).map(encode)
      if (values.length === 0) return operator === 'in' ? nothing : { text: '1 = 1', values: [] }
      const places = placesFor(values)
      return { text: `${column} ${operator === 'in' ? 'IN' : 'NOT IN'} (${places.text})`, values: places.values }
    }
    case 'not_equals':
      return { text: `${column} <> ?`, values: [encode(value)] }
    default:
      return { text: `${column} ${signs[operator]} ?`, values: [encode(value)] }
  }
}

const opposites: Partial<Record<Operator, Operator>> = { not_equals: 'equals', not_in: 'in' }

function compileLeaf({ field, operator, value }: Leaf, lookup: Lookup): Sql {
  if (field === 'id') return compare('k.record', operator, value, Number)
  if (field === lookup.order) return compare('k.sort', operator, value, keyOf)
  if (!isKey(field, lookup)) throw new Error(`Public records are not found by "${field}"`)
  const opposite = opposites[operator]
  const { text, values } = compare('x.value', opposite ?? operator, value, keyOf)
  return {
    text: `${opposite ? 'NOT ' : ''}EXISTS (SELECT 1 FROM portico_published_keys x WHERE x.collection = k.collection AND x.record = k.record AND x.field = ? AND ${text})`,
    values: [field, ...values],
  }
}
