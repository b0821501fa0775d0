import type { Where } from 'payload'
import { locales } from '#lib/locale.ts'

/** The largest number that a record can have: PostgreSQL's `integer`, which refuses to compare with more. */
const largestNumber = 2 ** 31 - 1

/** Finds by number, or by the slug of either language in which the record is published (S6). */
export function whereId(id: string): Where {
  if (/^\d{1,10}$/.test(id) && Number(id) <= largestNumber) return { id: { equals: Number(id) } }
  return {
    or: locales.map((locale) => ({
      and: [{ [`slug.${locale}`]: { equals: id } }, { [`_status.${locale}`]: { equals: 'published' } }],
    })),
  }
}
