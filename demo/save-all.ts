import type { RecordId } from './loader.ts'

/** Numbers of stored records, by the slugs of their seeds. */
export type Ids = Map<string, RecordId>

/** What other records refer to. */
export interface Catalogue {
  products: Ids
  industries: Ids
}

export async function saveAll<S>(
  seeds: readonly S[],
  key: (seed: S) => string,
  save: (seed: S) => Promise<RecordId>,
): Promise<Ids> {
  const ids: Ids = new Map()
  for (const seed of seeds) ids.set(key(seed), await save(seed))
  return ids
}

export function idOf(ids: Ids, key: string): RecordId {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo pack refers to a record that it does not have: ${key}`)
  return id
}

/** Dates of the pack are days in China; nine in the morning there is the same day in every time zone of the readers. */
export function atShanghaiMorning(day: string): string {
  return new Date(`${day}T09:00:00+08:00`).toISOString()
}
