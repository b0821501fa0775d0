import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { type Ask, insertRows, openAsk } from '#content/search/ask.ts'
import { tableOf } from '#content/uses/tables.ts'

/**
 * The name of a record in archives, where its number means nothing. It is worked out from what never changes, so an export
 * writes nothing, and a copy of an installation calls what it was made with by the same names. Of a record that came from
 * elsewhere the name is kept.
 */
const uidOf = (collection: string, record: number, createdAt: string): string =>
  createHash('sha256').update(`${collection} ${record} ${createdAt}`).digest('hex').slice(0, 32)

export const uidPattern = /^[0-9a-f]{32}$/

/** The names of all records of a collection. */
interface Identities {
  uidOf: (record: number) => string | undefined
  recordOf: (uid: string) => number | undefined
  /** From now on a record is called so, for this run alone. */
  rename: (record: number, uid: string) => void
  readonly size: number
}

/** A moment as both databases have it: PostgreSQL gives a date, or a text of its own. */
const momentOf = (value: unknown) => (value instanceof Date ? value : new Date(String(value))).toISOString()

async function readIdentities(ask: Ask, collection: string): Promise<Identities> {
  const rows = await ask(
    `SELECT r.id, r.created_at, m.uid FROM ${tableOf(collection)} r
     LEFT JOIN portico_moved_records m ON m.collection = ? AND m.record = r.id ORDER BY r.id`,
    [collection],
  )
  const uids = new Map<number, string>()
  const records = new Map<string, number>()
  for (const { created_at, id, uid } of rows) {
    const record = Number(id)
    const own = typeof uid === 'string' ? uid : uidOf(collection, record, momentOf(created_at))
    uids.set(record, own)
    // A name that was given beats one that is worked out.
    if (typeof uid === 'string' || !records.has(own)) records.set(own, record)
  }
  return {
    uidOf: (record) => uids.get(record),
    recordOf: (uid) => records.get(uid),
    rename(record, uid) {
      records.delete(uids.get(record) ?? '')
      uids.set(record, uid)
      records.set(uid, record)
    },
    get size() {
      return uids.size
    },
  }
}

/** Names of the records of several collections, each read when it is first asked for. */
export interface AllIdentities {
  of: (collection: string) => Promise<Identities>
  /** Of a collection that was read. */
  known: (collection: string) => Identities | undefined
}

export function openIdentities(payload: Payload): AllIdentities {
  const all = new Map<string, Identities>()
  return {
    async of(collection) {
      const found = all.get(collection) ?? (await readIdentities(openAsk(payload), collection))
      all.set(collection, found)
      return found
    },
    known: (collection) => all.get(collection),
  }
}

/** Keeps the names of records that came from elsewhere. */
export async function keepIdentities(
  ask: Ask,
  collection: string,
  names: readonly (readonly [record: number, uid: string])[],
): Promise<void> {
  for (let start = 0; start < names.length; start += 1000) {
    const some = names.slice(start, start + 1000)
    const uids = some.map(([, uid]) => uid)
    // The record that had a name here before may be gone.
    await ask(`DELETE FROM portico_moved_records WHERE collection = ? AND uid IN (${uids.map(() => '?').join(', ')})`, [
      collection,
      ...uids,
    ])
    await insertRows(
      ask,
      'portico_moved_records (collection, record, uid)',
      some.map(([record, uid]) => [collection, record, uid]),
      'ON CONFLICT (collection, record) DO UPDATE SET uid = excluded.uid',
    )
  }
}
