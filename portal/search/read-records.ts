import type { Payload, Where } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { partKind } from '#content/search/page-parts.ts'
import type { StoredRecord } from '#portal/records.ts'
import type { SearchKind } from './kind.ts'
import { readParts } from './page-parts.ts'

/** Which records of a kind: those that stand in the queue, or those after a number, up to another where one is named. */
type Asked = { queued: readonly number[] } | { after: number; upTo?: number }

/** Records as nobody in particular may see them: drafts and what is in the waste basket are not among them. */
export async function readRecords(
  payload: Payload,
  kind: SearchKind,
  asked: Asked,
  limit: number,
): Promise<StoredRecord[]> {
  if (kind.collection === partKind) return readPageParts(payload, asked)
  const { docs } = await openCollections(payload).find({
    collection: kind.collection,
    where: whereOf(asked),
    overrideAccess: false,
    locale: 'all',
    fallbackLocale: false,
    depth: kind.depth ?? 0,
    limit,
    sort: 'id',
    pagination: false,
  })
  return docs
}

/** Numbers are named from the first to the last: without the last a database reads the whole collection for each piece. */
function whereOf(asked: Asked): Where {
  if ('queued' in asked) return { id: { in: [...asked.queued] } }
  const { after, upTo } = asked
  return { and: [{ id: { greater_than: after } }, ...(upTo === undefined ? [] : [{ id: { less_than_equal: upTo } }])] }
}

/** They are few, and read at once. */
async function readPageParts(payload: Payload, asked: Asked): Promise<StoredRecord[]> {
  if ('queued' in asked) return readParts(payload, asked.queued)
  return (await readParts(payload)).filter(({ id }) => Number(id) > asked.after)
}

/** The number of the last record of a kind, whoever may see it; 0 for what is read at once. */
export async function lastOf(payload: Payload, { collection }: SearchKind): Promise<number> {
  if (collection === partKind) return 0
  const { docs } = await openCollections(payload).find({
    collection,
    overrideAccess: true,
    depth: 0,
    limit: 1,
    sort: '-id',
    pagination: false,
  })
  return Number(docs[0]?.id ?? 0)
}

/** How many records there are is for the person at the terminal; nothing of them is shown. */
export async function countRecords(payload: Payload, { collection }: SearchKind): Promise<number> {
  if (collection === partKind) return (await readParts(payload)).length
  return (await openCollections(payload).count({ collection, overrideAccess: true })).totalDocs
}
