import type { Payload } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { isPublic } from '#content/collections/index.ts'
import { type Ask, insertRows, type Value } from '#content/search/ask.ts'
import { log } from '#lib/log.ts'
import { project, type Projected, type Projection, projectionOf } from './projection.ts'

type Data = Record<string, unknown> & { id?: number | string }

const projections = new WeakMap<Payload, Map<string, Projection>>()

/** How each public collection and each global is projected, by slug. */
export function openProjections(payload: Payload): Map<string, Projection> {
  const known = projections.get(payload)
  if (known !== undefined) return known
  const { collections, globals } = payload.config
  const all = [...collections.filter(({ slug }) => isPublic(slug)), ...globals]
  const made = new Map(all.map((config) => [config.slug as string, projectionOf(config)]))
  projections.set(payload, made)
  return made
}

/** What a write replaces. */
type Replaced = { record: number } | { records: readonly number[] } | { after: number; upTo: number }

/** Which rows of a collection are replaced, as a condition. */
function whereReplaced(source: string, replaced: Replaced): [condition: string, values: Value[]] {
  if ('record' in replaced) return ['collection = ? AND record = ?', [source, replaced.record]]
  if ('after' in replaced)
    return ['collection = ? AND record > ? AND record <= ?', [source, replaced.after, replaced.upTo]]
  const places = replaced.records.map(() => '?').join(', ')
  return [`collection = ? AND record IN (${places})`, [source, ...replaced.records]]
}

/** Whether visitors already have exactly this of a record, which then need not be written. */
async function isStored(ask: Ask, { shape, source }: Projection, record: number, made: Projected | undefined) {
  const place: Value[] = [source, record]
  const [stored, ...more] = await ask(
    `SELECT sort, shape, head, body FROM portico_published WHERE collection = ? AND record = ?
     UNION ALL SELECT reason, '', '', '' FROM portico_published_failures WHERE collection = ? AND record = ?`,
    [...place, ...place],
  )
  if (stored === undefined || made === undefined || more.length > 0) return stored === made
  const { body, head, order } = made
  const wanted = { sort: order, shape, head: JSON.stringify(head), body: JSON.stringify(body) }
  return Object.entries(wanted).every(([column, value]) => stored[column] === value)
}

/**
 * Puts documents in the place of those that there are.
 * @param replaced a record, some, or a range of records; those of it that are not among the visible ones are taken away
 * @param visible records as a visitor may read them, in all languages, relations as numbers
 * @returns whether visitors get something else than before; for several, `true` always
 */
export async function replaceDocuments(
  ask: Ask,
  projection: Projection,
  replaced: Replaced,
  visible: readonly Data[],
): Promise<boolean> {
  const { shape, source } = projection
  const made: [number, Projected][] = []
  const failures: Value[][] = []
  for (const data of visible) {
    const record = Number(data.id ?? globalRecord)
    try {
      made.push([record, project(projection, data)])
    } catch (error) {
      // It stops no other record, and is named until it is mended.
      log.error({ err: error, collection: source, record }, 'a record cannot be shown to visitors')
      failures.push([source, record, (error as Error).message])
    }
  }
  const isSame =
    'record' in replaced && failures.length === 0 && (await isStored(ask, projection, replaced.record, made[0]?.[1]))
  if (isSame) return false
  const [condition, values] = whereReplaced(source, replaced)
  for (const table of ['portico_published_keys', 'portico_published', 'portico_published_failures'])
    await ask(`DELETE FROM ${table} WHERE ${condition}`, values)
  await insertRows(ask, 'portico_published_failures (collection, record, reason)', failures)
  await insertRows(
    ask,
    'portico_published (collection, record, sort, shape, head, body)',
    made.map(([record, { body, head, order }]) => [
      source,
      record,
      order,
      shape,
      JSON.stringify(head),
      JSON.stringify(body),
    ]),
  )
  await insertRows(
    ask,
    'portico_published_keys (collection, field, value, sort, record)',
    made.flatMap(([record, { keys, order }]) => keys.map(([field, value]) => [source, field, value, order, record])),
  )
  return true
}
