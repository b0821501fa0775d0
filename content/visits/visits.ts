import type { Payload } from 'payload'
import type { Draftable } from '#content/draftable.ts'
import { globalRecord } from '#content/global-record.ts'
import { type Ask, inTransaction, openAsk } from '#content/search/ask.ts'
import { globalPages } from '#domain/site/global-pages.ts'
import { readRecordAddress } from '#domain/site/record-pages.ts'
import { locales, stripLocale } from '#lib/locale.ts'

/** Days that visits are kept, and counted of. */
export const visitDays = 30

/** A record's number, which its page may be asked by as well. */
const recordNumber = /^[1-9]\d{0,14}$/

/** Pages whose records are looked for in one statement. */
const atOnce = 200

/** The day of a moment, in days since 1970 (UTC). */
const dayOf = (at: number): number => Math.floor(at / 86_400_000)

/** By which of its keys, in which kind, the record of a page is found. */
interface Place {
  kind: string
  fields: readonly string[]
  value: string
}

const slugs = locales.map((locale) => `slug.${locale}`)

function placeOf(path: string): Place | Draftable {
  const page = readRecordAddress(path)
  if (page !== undefined)
    return recordNumber.test(page.id)
      ? { source: page.collection, record: Number(page.id) }
      : { kind: page.collection, fields: slugs, value: page.id }
  const source = globalPages.get(path)
  if (source !== undefined) return { source, record: globalRecord }
  return { kind: 'custom-pages', fields: ['path'], value: path }
}

/** The records that pages show, by the pages' addresses; without those that show none. */
async function findRecords(ask: Ask, paths: readonly string[]): Promise<Map<string, Draftable>> {
  const found = new Map<string, Draftable>()
  const places: [path: string, place: Place][] = []
  for (const path of paths) {
    const place = placeOf(path)
    if ('kind' in place) places.push([path, place])
    else found.set(path, place)
  }
  const keyOf = (...parts: unknown[]) => parts.join(' ')
  for (let first = 0; first < places.length; first += atOnce) {
    const some = places.slice(first, first + atOnce)
    const rows = await ask(
      `SELECT collection, value, record FROM portico_published_keys
       WHERE ${some.map(([, { fields }]) => `(collection = ? AND field IN (${fields.map(() => '?').join(', ')}) AND value = ?)`).join(' OR ')}`,
      some.flatMap(([, { fields, kind, value }]) => [kind, ...fields, value]),
    )
    const records = new Map(rows.map((row) => [keyOf(row.collection, row.value), Number(row.record)]))
    for (const [path, { kind, value }] of some) {
      const record = records.get(keyOf(kind, value))
      if (record !== undefined) found.set(path, { source: kind, record })
    }
  }
  return found
}

/**
 * Adds visits to those of the records that the pages show, in both languages together.
 * @param counted how often each address was visited, as a browser asked for it
 * @param at when, in milliseconds
 */
export async function addVisits(payload: Payload, counted: ReadonlyMap<string, number>, at: number): Promise<void> {
  const byPath = new Map<string, number>()
  for (const [address, visits] of counted) {
    const path = stripLocale(address)
    byPath.set(path, (byPath.get(path) ?? 0) + visits)
  }
  const found = await findRecords(openAsk(payload), [...byPath.keys()])
  // In one order: two processes that write the same rows wait for each other, and not in a circle.
  const rows = [...found]
    .map(([path, { record, source }]) => ({ kind: source, record, visits: byPath.get(path) ?? 0 }))
    .toSorted((one, other) => (one.kind === other.kind ? one.record - other.record : one.kind < other.kind ? -1 : 1))
  // All of them or none: what failed is added again.
  await inTransaction(payload, async (ask) => {
    for (const { kind, record, visits } of rows)
      await ask(
        `INSERT INTO portico_page_visits (kind, record, day, visits) VALUES (?, ?, ?, ?)
         ON CONFLICT (kind, record, day) DO UPDATE SET visits = portico_page_visits.visits + excluded.visits`,
        [kind, record, dayOf(at), visits],
      )
    await ask('DELETE FROM portico_page_visits WHERE day <= ?', [dayOf(at) - visitDays])
  })
}

/** A number is given again when the newest record is deleted: the next must not have its visits. */
export async function dropVisits(ask: Ask, { record, source }: Draftable): Promise<void> {
  await ask('DELETE FROM portico_page_visits WHERE kind = ? AND record = ?', [source, record])
}
