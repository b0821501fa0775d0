import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { openCollections } from '#content/collections-by-name.ts'

/**
 * That a record, or a global by the number 0, has drafts and that the person of the request may read it; whoever may not is told what they would be told
 * of one that there is not.
 *
 * @throws APIError 404
 */
export async function checkDraftable(
  req: PayloadRequest,
  { record, source }: { source: string; record: number },
): Promise<void> {
  const { collections, config: site } = req.payload
  // Settings are read by everybody, and have drafts, all of them.
  if (isGlobal({ record }) && site.globals.some(({ slug }) => slug === source)) return
  // A name comes from a request: `constructor` is none of a collection.
  const config = Object.hasOwn(collections, source) ? collections[source as CollectionSlug].config : undefined
  if (!config?.versions?.drafts) throw new APIError('Not Found', 404)
  const { totalDocs } = await openCollections(req.payload).count({
    collection: source,
    where: { id: { equals: record } },
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (totalDocs === 0) throw new APIError('Not Found', 404)
}
