import type { Where } from 'payload'
import type { Locale } from '#lib/locale.ts'

function write(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}=${encodeURIComponent(String(value))}`]
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${path}=${encodeURIComponent(value.join(','))}`]
  return Object.entries(value).flatMap(([name, inner]) => write(inner, `${path}[${name}]`))
}

/** Address of the admin's list of a collection with the records that a condition finds, in the form its own filters have. */
export function listOf(collection: string, where: Where, locale?: Locale): string {
  const conditions = Object.entries(where).flatMap(([field, rule], place) =>
    write(rule, `where[or][0][and][${place}][${field}]`),
  )
  return `/admin/collections/${collection}?${[...(locale ? [`locale=${locale}`] : []), ...conditions].join('&')}`
}
