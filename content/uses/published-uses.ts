import { openProjections } from '#content/published/store.ts'
import { keyOf } from '#content/published/key-of.ts'
import { addressKey, relationKey } from '#content/published/projection.ts'
import type { Ask } from '#content/search/ask.ts'
import type { Payload } from 'payload'
import type { Place } from './address.ts'

/** A record, or a setting (its number is 0), that refers to another record. */
export interface Use {
  source: string
  record: number
}

/**
 * What visitors see that refers to a record: by a relation, a picture, a link, or by one of its addresses. The keys of the
 * published side are written with every change, in its transaction, so nothing has to be searched.
 */
export async function findPublishedUses(
  payload: Payload,
  ask: Ask,
  place: Place,
  addresses: readonly string[],
): Promise<Use[]> {
  const sources = [...openProjections(payload).keys()]
  const places = (values: readonly unknown[]) => values.map(() => '?').join(', ')
  const select = (field: string, values: readonly string[]) =>
    ask(
      `SELECT DISTINCT collection, record FROM portico_published_keys
       WHERE collection IN (${places(sources)}) AND field = ? AND value IN (${places(values)})`,
      [...sources, field, ...values],
    )
  const rows = [
    ...(await select(relationKey(place.collection), [keyOf(place.id)])),
    ...(addresses.length === 0 ? [] : await select(addressKey, addresses.map(keyOf))),
  ]
  return distinct(
    rows.map(({ collection, record }) => ({ source: String(collection), record: Number(record) })),
    place,
  )
}

/** Each once, and without the record itself. */
export function distinct(uses: readonly Use[], { collection, id }: Place): Use[] {
  const known = new Map(uses.map((use) => [`${use.source}:${use.record}`, use]))
  known.delete(`${collection}:${id}`)
  return [...known.values()]
}
