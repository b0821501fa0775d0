import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type Draftable, fieldsOf } from '#content/draftable.ts'
import { isGlobal } from '#content/global-record.ts'
import type { Locale } from '#lib/locale.ts'
import { type Content, contentOf, digestIn } from './content-of.ts'

type Row = Record<string, unknown>
type InPayload = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** What is written of a record now, published or not. */
export async function readDraft(req: InPayload, { record, source }: Draftable): Promise<Content> {
  const latest = isGlobal({ record }) ? await readLatestGlobal(req, source) : await readLatest(req, { record, source })
  return contentOf(fieldsOf(req.payload, source), latest ?? (await readRow(req, { record, source })))
}

/** The latest version of a global as the adapter reads it. */
export async function readLatestGlobal(req: InPayload, slug: string): Promise<Row | undefined> {
  const global = slug as GlobalSlug
  const where = { latest: { equals: true } }
  const { docs } = await req.payload.db.findGlobalVersions<Row>({ global, where, limit: 1, pagination: false, req })
  return docs[0]?.version
}

async function readLatest(req: InPayload, { record, source }: Draftable): Promise<Row | undefined> {
  const collection = source as CollectionSlug
  const where = { parent: { equals: record } }
  const { docs } = await req.payload.db.queryDrafts<Row>({
    collection,
    where,
    // Not the order of the collection, which may need a language.
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

async function readRow(req: InPayload, { record, source }: Draftable): Promise<Row> {
  if (isGlobal({ record })) return req.payload.db.findGlobal<Row>({ slug: source, req })
  const where = { id: { equals: record } }
  const collection = source as CollectionSlug
  const { docs } = await req.payload.db.find<Row>({ collection, where, sort: 'id', pagination: false, req })
  return docs[0] ?? {}
}

/** What visitors are given of a language today; nothing while it is not published. */
export async function readPublic(
  req: InPayload,
  { locale, ...subject }: Draftable & { locale: Locale },
): Promise<string | undefined> {
  const row = await readRow(req, subject)
  const status = row._status as Record<string, unknown> | null | undefined
  if (status?.[locale] !== 'published') return undefined
  return digestIn(contentOf(fieldsOf(req.payload, subject.source), row), locale)
}
