import type { Payload } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { type Ask, openAsk } from '#content/search/ask.ts'
import { project, type Projection } from './projection.ts'
import { openProjections } from './store.ts'
import { asVisitor } from './write.ts'

/** A record that could not be made into a public document, and why. */
export interface Failure {
  collection: string
  record: number
  reason: string
}

/** The records that visitors are not shown because they cannot be: named until they can. */
export async function readFailures(payload: Payload): Promise<Failure[]> {
  const rows = await openAsk(payload)(
    'SELECT collection, record, reason FROM portico_published_failures ORDER BY collection, record',
  )
  return rows.map(({ collection, reason, record }) => ({
    collection: String(collection),
    record: Number(record),
    reason: String(reason),
  }))
}

/** Everything that is stored for a record, as one text. */
const asText = (order: unknown, head: unknown, body: unknown, keys: readonly string[]) =>
  [order, head, body, ...keys.toSorted()].join('\n')

async function readStored(ask: Ask, source: string): Promise<Map<number, string>> {
  const rows = await ask('SELECT record, sort, head, body FROM portico_published WHERE collection = ?', [source])
  const keys = new Map<number, string[]>()
  for (const row of await ask('SELECT record, field, value FROM portico_published_keys WHERE collection = ?', [
    source,
  ])) {
    const record = Number(row.record)
    keys.set(record, [...(keys.get(record) ?? []), `${String(row.field)} ${String(row.value)}`])
  }
  return new Map(
    rows.map((row) => [Number(row.record), asText(row.sort, row.head, row.body, keys.get(Number(row.record)) ?? [])]),
  )
}

async function readContent(payload: Payload, projection: Projection): Promise<Map<number, string>> {
  const { source } = projection
  const collections = openCollections(payload)
  const docs =
    source in payload.collections
      ? (await collections.find({ ...asVisitor, collection: source, limit: 0, pagination: false, sort: 'id' })).docs
      : [{ ...(await collections.findGlobal({ ...asVisitor, slug: source })), id: globalRecord }]
  return new Map(docs.map((data) => [Number(data.id), describe(projection, data)]))
}

function describe(projection: Projection, data: Record<string, unknown>): string {
  try {
    const { body, head, keys, order } = project(projection, data)
    const texts = keys.map(([field, value]) => `${field} ${value}`)
    return asText(order, JSON.stringify(head), JSON.stringify(body), texts)
  } catch (error) {
    return `cannot be shown: ${(error as Error).message}`
  }
}

/** Compares what is published with the content, record by record. */
export async function checkPublished(
  payload: Payload,
): Promise<{ documents: number; differences: string[]; failures: Failure[] }> {
  const ask = openAsk(payload)
  const failures = await readFailures(payload)
  const isFailure = (source: string, record: number) =>
    failures.some((each) => each.collection === source && each.record === record)
  const differences: string[] = []
  let documents = 0
  for (const projection of openProjections(payload).values()) {
    const { source } = projection
    const [stored, content] = [await readStored(ask, source), await readContent(payload, projection)]
    documents += stored.size
    for (const [record, text] of content)
      if (stored.get(record) !== text && !isFailure(source, record))
        differences.push(`${source} ${record} ${stored.has(record) ? 'differs' : 'is missing'}`)
    for (const record of stored.keys())
      if (!content.has(record)) differences.push(`${source} ${record} is published and should not be`)
  }
  return { documents, differences, failures }
}
