import type { Payload } from 'payload'
import { type Announced, type CheckedArchive, keysOf } from './check-archive.ts'
import type { AllIdentities } from './identities.ts'
import { keyFields } from './kinds.ts'
import type { Data } from './walk.ts'

/** How a record of an archive stands to those that are here. */
interface Match {
  /** Its number here; nothing for one that is new. */
  record?: number | undefined
  /** Whether it was recognised by its address or another key, since nobody knew it by its name. */
  isByKey: boolean
}

export interface Conflict {
  collection: string
  title: string
  /** The address or key that both have. */
  key: string
  /** Number of the other record, which is here and in the way. */
  record: number
}

export interface Matches {
  of: Map<string, Map<string, Match>>
  conflicts: Conflict[]
}

/** Who has which key; `undefined` where several do. */
function ownersOf<Owner>(all: readonly (readonly [Owner, readonly string[]])[]): Map<string, Owner | undefined> {
  const owners = new Map<string, Owner | undefined>()
  for (const [owner, keys] of all)
    for (const key of keys) owners.set(key, owners.has(key) && owners.get(key) !== owner ? undefined : owner)
  return owners
}

async function readKeys(payload: Payload, collection: string): Promise<[number, string[]][]> {
  const { config } = payload.collections[collection as 'news']
  const all: [number, string[]][] = []
  const names = [...new Set(keyFieldsOf(payload, collection))]
  const select = Object.fromEntries(names.map((name) => [name, true as const]))
  for (let after = 0; ;) {
    const { docs } = await payload.db.find<Data & { id: number }>({
      collection: collection as 'news',
      where: { id: { greater_than: after } },
      sort: 'id',
      limit: 1000,
      pagination: false,
      select,
    })
    for (const doc of docs) all.push([doc.id, keysOf(config, doc)])
    if (docs.length < 1000) return all
    after = docs.at(-1)?.id ?? 0
  }
}

const keyFieldsOf = (payload: Payload, collection: string) =>
  keyFields(payload.collections[collection as 'news'].config).flat()

/**
 * Finds for each record of an archive the one that it is here: by its name, else by an address or key that only the two
 * of them have. Where an address is already that of a record which the archive does not have, it is a conflict.
 */
export async function matchRecords(
  payload: Payload,
  { records }: Pick<CheckedArchive, 'records'>,
  identities: AllIdentities,
): Promise<Matches> {
  const matches: Matches = { of: new Map(), conflicts: [] }
  for (const [collection, announced] of records) {
    const own = await identities.of(collection)
    const found = new Map<string, Match>()
    matches.of.set(collection, found)
    const here = own.size === 0 ? [] : await readKeys(payload, collection)
    const isHere = new Set(here.map(([record]) => record))
    for (const { uid } of announced) {
      const record = own.recordOf(uid)
      if (record !== undefined && isHere.has(record)) found.set(uid, { record, isByKey: false })
    }
    matchByKeys(announced, here, found)
    for (const [uid, { isByKey, record }] of found) if (isByKey && record !== undefined) own.rename(record, uid)
    if (hasAddresses(payload, collection)) matches.conflicts.push(...findConflicts(collection, announced, here, found))
  }
  return matches
}

function matchByKeys(
  announced: readonly Announced[],
  here: readonly [number, string[]][],
  found: Map<string, Match>,
): void {
  const taken = new Set([...found.values()].map(({ record }) => record))
  const free = ownersOf(here.filter(([record]) => !taken.has(record)))
  const asked = ownersOf(announced.filter(({ uid }) => !found.has(uid)).map(({ keys, uid }) => [uid, keys] as const))
  for (const { keys, uid } of announced) {
    if (found.has(uid)) continue
    const record = keys
      .filter((key) => asked.get(key) === uid)
      .map((key) => free.get(key))
      .find((each) => each !== undefined)
    const isFree = record !== undefined && !taken.has(record)
    if (isFree) taken.add(record)
    found.set(uid, { ...(isFree && { record }), isByKey: isFree })
  }
}

/** Titles and names of files may be those of several records; addresses may not. */
function hasAddresses(payload: Payload, collection: string): boolean {
  const names = keyFieldsOf(payload, collection)
  return (
    !names.includes('filename') && !names.includes('title') && !names.includes('words') && !names.includes('sha256')
  )
}

function findConflicts(
  collection: string,
  announced: readonly Announced[],
  here: readonly [number, string[]][],
  found: ReadonlyMap<string, Match>,
): Conflict[] {
  const owners = ownersOf(here)
  const isMatched = new Set([...found.values()].map(({ record }) => record))
  return announced.flatMap(({ keys, title, uid }) => {
    const own = found.get(uid)?.record
    const key = keys.find((each) => {
      const owner = owners.get(each)
      return owner !== undefined && owner !== own && !isMatched.has(owner)
    })
    return key === undefined ? [] : [{ collection, title, key, record: owners.get(key) ?? 0 }]
  })
}
