import { z } from 'zod'
import type { CallContext } from './call.ts'
import { type NamedCollection, type NamedRecord, numberOf, openRecord, openRecords, type Reader } from './records.ts'
import { lang } from './schemas.ts'

/** A record that another one only names: a class, a domain, a product in a list. */
export const named = z.object({ slug: z.string(), title: z.string(), lang })
export type Named = z.output<typeof named>

function nameOf(item: Reader<NamedRecord>): Named {
  return { slug: item.text('slug'), title: item.text('title'), lang: item.lang }
}

/** The name of a related record that was read with its owner; `undefined` when visitors may not see it. */
export function readNamed(
  record: NamedRecord | number | null | undefined,
  locale: CallContext['locale'],
): Named | undefined {
  const item = openRecord(record, locale)
  return item && nameOf(item)
}

/** All of a small collection by id, in the editors' order. Long lists join their rows to it themselves. */
export async function loadNamed(
  { find, locale }: CallContext,
  collection: NamedCollection,
): Promise<Map<string, Named>> {
  const { docs } = await find(collection, { sort: '_order', limit: 0, select: ['slug'] })
  return new Map(openRecords<NamedRecord>(docs, locale).map((item) => [item.id, nameOf(item)]))
}

/** The names of related records; those that visitors may not see are left out. */
export function pickNamed(
  names: ReadonlyMap<string, Named>,
  related: readonly (NamedRecord | number | undefined)[] | undefined,
): Named[] {
  return (related ?? []).map((each) => names.get(String(numberOf(each)))).filter((name) => name !== undefined)
}
