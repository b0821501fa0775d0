import { z } from 'zod'
import type { CallContext } from './call.ts'
import { openRecord, openRecords, type Reader } from './records.ts'
import { lang } from './schemas.ts'

/** A record that another one only names: a class, a domain, a product in a list. */
export const named = z.object({ slug: z.string(), title: z.string(), lang })
export type Named = z.output<typeof named>

function nameOf(item: Reader): Named {
  return { slug: item.text('slug'), title: item.text('title'), lang: item.lang }
}

/** The name of a related record that was read with its owner; `undefined` when visitors may not see it. */
export function readNamed(record: unknown, locale: CallContext['locale']): Named | undefined {
  const item = openRecord(record, locale)
  return item && nameOf(item)
}

/** All of a small collection by id, in the editors' order. Long lists join their rows to it themselves. */
export async function loadNamed({ find, locale }: CallContext, collection: string): Promise<Map<string, Named>> {
  const { docs } = await find(collection, { sort: '_order', limit: 0, select: ['slug'] })
  return new Map(openRecords(docs, locale).map((item) => [item.id, nameOf(item)]))
}

/** The names of related records, given as ids; those that visitors may not see are left out. */
export function pickNamed(names: Map<string, Named>, ids: unknown): Named[] {
  const list = Array.isArray(ids) ? ids : [ids]
  return list.map((id) => names.get(String(id))).filter((name) => name !== undefined)
}
