import type { FlattenedField } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'

export type Data = Record<string, unknown>

/** What is done to the parts of a record on the way through its fields. */
export interface Walk {
  /** What stands in the place of a reference; `undefined` leaves it out. */
  refer: (collection: string, value: unknown) => unknown
  /** Told of a value that its field cannot have, and of a field that there is not. */
  onWrong?: (path: string, problem: WrongValue) => void
  /** Languages that are kept. */
  languages?: readonly Locale[]
}

type WrongValue = 'unknown' | 'shape'

export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Payload keeps it beside the fields of rows. */
const rowFacts = new Set(['id', 'blockType', 'blockName', '_uuid'])

/** A record, or a part of one, with every reference replaced. What is worked out from other records is left out. */
export function walkFields(
  fields: readonly FlattenedField[],
  data: Data,
  walk: Walk,
  { isLocalized = false, path = '' }: { isLocalized?: boolean; path?: string } = {},
): Data {
  const result: Data = {}
  for (const field of fields) {
    if (field.type === 'join' || ('virtual' in field && Boolean(field.virtual))) continue
    const value = data[field.name]
    if (value === undefined) continue
    const place = `${path}${field.name}`
    const isOfEach = 'localized' in field && field.localized === true && !isLocalized
    if (!isOfEach) {
      const made = walkValue(field, value, walk, { isLocalized, path: place })
      if (made !== undefined) result[field.name] = made
      continue
    }
    if (!isObject(value)) {
      if (value !== null) walk.onWrong?.(place, 'shape')
      continue
    }
    const ofEach = (walk.languages ?? locales).flatMap((locale): [string, unknown][] => {
      const own = value[locale]
      if (own === undefined) return []
      const made = walkValue(field, own, walk, { isLocalized: true, path: place })
      return made === undefined ? [] : [[locale, made]]
    })
    for (const name of Object.keys(value))
      if (!(locales as readonly string[]).includes(name)) walk.onWrong?.(`${place}.${name}`, 'unknown')
    result[field.name] = Object.fromEntries(ofEach)
  }
  nameUnknown(fields, data, walk, path)
  return result
}

function nameUnknown(fields: readonly FlattenedField[], data: Data, walk: Walk, path: string): void {
  if (walk.onWrong === undefined) return
  const known = new Set(fields.map(({ name }) => name))
  for (const name of Object.keys(data))
    if (!known.has(name) && !(path !== '' && rowFacts.has(name))) walk.onWrong(`${path}${name}`, 'unknown')
}

interface Place {
  isLocalized: boolean
  path: string
}

function walkValue(field: FlattenedField, value: unknown, walk: Walk, place: Place): unknown {
  if (value === null) return null
  const wrong = () => {
    walk.onWrong?.(place.path, 'shape')
    return undefined
  }
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value)
        ? walkFields(field.flattenedFields, value, walk, { ...place, path: `${place.path}.` })
        : wrong()
    case 'array':
      return walkRows(value, walk, place, () => field.flattenedFields) ?? wrong()
    case 'blocks':
      return (
        walkRows(value, walk, place, ({ blockType }) => {
          const block = field.blocks.find((each) => typeof each !== 'string' && each.slug === blockType)
          return block === undefined || typeof block === 'string' ? undefined : block.flattenedFields
        }) ?? wrong()
      )
    case 'relationship':
    case 'upload':
      return walkRelation(field, value, walk, wrong)
    case 'richText':
      return isObject(value) && isObject(value.root) ? walkText(value, walk) : wrong()
    default:
      return isValueOf(field, value) ? value : wrong()
  }
}

function walkRows(
  value: unknown,
  walk: Walk,
  { isLocalized, path }: Place,
  fieldsOf: (row: Data) => readonly FlattenedField[] | undefined,
): unknown[] | undefined {
  if (!Array.isArray(value) || !value.every(isObject)) return undefined
  return value.flatMap((row) => {
    const fields = fieldsOf(row)
    if (fields === undefined) {
      walk.onWrong?.(`${path}.${String(row.blockType)}`, 'unknown')
      return []
    }
    const facts = Object.fromEntries(
      Object.entries(row).filter(([name, each]) => rowFacts.has(name) && typeof each === 'string'),
    )
    const own = fields.filter(({ name }) => !rowFacts.has(name))
    return [{ ...facts, ...walkFields(own, row, walk, { isLocalized, path: `${path}.` }) }]
  })
}

function walkRelation(
  { relationTo, ...field }: { relationTo: string | string[]; hasMany?: boolean | undefined },
  value: unknown,
  { refer }: Walk,
  wrong: () => undefined,
): unknown {
  const one = (each: unknown): unknown => {
    if (typeof relationTo === 'string') return isObject(each) ? wrong() : refer(relationTo, each)
    if (!isObject(each) || typeof each.relationTo !== 'string' || !relationTo.includes(each.relationTo)) return wrong()
    const record = refer(each.relationTo, each.value)
    return record === undefined ? undefined : { relationTo: each.relationTo, value: record }
  }
  if (field.hasMany === true) {
    if (!Array.isArray(value)) return wrong()
    return value.map(one).filter((each) => each !== undefined)
  }
  return one(value) ?? null
}

/** A formatted text: whatever names a record in it says of which collection, a link as well as a picture. */
function walkText(value: unknown, walk: Walk): unknown {
  if (Array.isArray(value)) return value.map((each) => walkText(each, walk))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, each]): [string, unknown] => {
    if (name === 'value' && typeof value.relationTo === 'string' && !isObject(each))
      return [name, walk.refer(value.relationTo, each) ?? null]
    return [name, walkText(each, walk)]
  })
  return Object.fromEntries(entries)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown, isOne: (each: unknown) => boolean) => Array.isArray(value) && value.every(isOne)

/** Whether a column of the database is made for a value; rules of the forms are not asked again. */
function isValueOf(field: FlattenedField, value: unknown): boolean {
  const isMany = 'hasMany' in field && field.hasMany === true
  const isEach = (isOne: (each: unknown) => boolean) => (isMany ? isList(value, isOne) : isOne(value))
  switch (field.type) {
    case 'checkbox':
      return typeof value === 'boolean'
    case 'number':
      return isEach((each) => typeof each === 'number' && Number.isFinite(each))
    case 'date':
      return isText(value) && !Number.isNaN(Date.parse(value))
    case 'select':
    case 'radio': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return isEach((each) => values.includes(each as string))
    }
    case 'json':
    case 'point':
      return true
    default:
      return isEach(isText)
  }
}
