import type { FlattenedField } from 'payload'
import { type Data, isObject } from './walk.ts'

/**
 * What an archive brings, over what is here: fields that it does not have stay, and so do languages that it does not have,
 * in rows of lists as well.
 */
export function overlay(fields: readonly FlattenedField[], under: Data, over: Data, isLocalized = false): Data {
  const result: Data = { ...under }
  for (const [name, value] of Object.entries(over)) {
    const field = fields.find((each) => each.name === name)
    const before = under[name]
    const isOfEach = field !== undefined && 'localized' in field && field.localized === true && !isLocalized
    if (field === undefined) result[name] = value
    else if (isOfEach) result[name] = { ...(isObject(before) ? before : {}), ...(isObject(value) ? value : {}) }
    else result[name] = overlayValue(field, before, value, isLocalized)
  }
  return result
}

function overlayValue(field: FlattenedField, before: unknown, value: unknown, isLocalized: boolean): unknown {
  if ((field.type === 'group' || field.type === 'tab') && isObject(value) && isObject(before))
    return overlay(field.flattenedFields, before, value, isLocalized)
  if (field.type !== 'array' || !Array.isArray(value) || !Array.isArray(before)) return value
  const rows = new Map((before as Data[]).map((row) => [row.id, row]))
  return (value as Data[]).map((row) => overlay(field.flattenedFields, rows.get(row.id) ?? {}, row, isLocalized))
}
