import type { RelationPath } from '#content/published/projection.ts'

type Document = Record<string, unknown>

/** A place in a document that names other records: by number, or several of them. */
interface Slot {
  holder: Document | unknown[]
  key: string | number
}

/** The places to which a way through a document leads. */
export function slotsOf(holder: unknown, path: readonly string[]): Slot[] {
  const [step, ...rest] = path
  if (step === undefined || typeof holder !== 'object' || holder === null) return []
  if (step === '*') {
    const entries = Array.isArray(holder) ? holder.keys() : Object.keys(holder)
    return [...entries].flatMap((key) => slotAt(holder as Document, key, rest))
  }
  return slotAt(holder as Document, step, rest)
}

function slotAt(holder: Document | unknown[], key: string | number, rest: readonly string[]): Slot[] {
  const value = (holder as Document)[key]
  if (value === undefined || value === null) return []
  return rest.length === 0 ? [{ holder, key }] : slotsOf(value, rest)
}

export interface Named {
  collection: string
  slot: Slot
}

/** All places of documents that name other records, by the ways of their collection. */
export function findRelations(documents: readonly Document[], paths: readonly RelationPath[]): Named[] {
  return paths.flatMap(({ collection, path }) =>
    documents.flatMap((document) => slotsOf(document, path).map((slot) => ({ collection, slot }))),
  )
}

export const valueOf = ({ holder, key }: Slot) => (holder as Document)[key]

/** Numbers of the records that are named, by collection, each once. */
export function numbersOf(relations: readonly Named[]): Map<string, Set<number>> {
  const numbers = new Map<string, Set<number>>()
  for (const { collection, slot } of relations) {
    const known = numbers.get(collection) ?? new Set()
    for (const each of [valueOf(slot)].flat()) known.add(Number(each))
    numbers.set(collection, known)
  }
  return numbers
}

/** Puts the records in the place of their numbers. A number stays where visitors may not see the record. */
export function fillRelations(
  relations: readonly Named[],
  find: (collection: string, record: number) => Document | undefined,
): void {
  for (const { collection, slot } of relations) {
    const value = valueOf(slot)
    const put = (each: unknown) => find(collection, Number(each)) ?? each
    ;(slot.holder as Document)[slot.key] = Array.isArray(value) ? value.map(put) : put(value)
  }
}
