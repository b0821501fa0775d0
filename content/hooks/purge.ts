import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { isUnseen } from '#content/unseen.ts'
import { publishPurge, tagsOfRecord } from '#content/purge-channel.ts'

async function purge(req: PayloadRequest, tags: string[]): Promise<void> {
  if (req.context.isLoad === true) return
  await publishPurge(req, tags)
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const record = `${collection.slug}:${String(doc.id)}`
  // A draft saves itself every other second while somebody writes, and would empty the lists that have its record.
  if (!isUnseen(req, record)) await purge(req, tagsOfRecord(collection.slug, doc.id as number))
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await purge(req, tagsOfRecord(collection.slug, id))
}

/** What follows from every change of what visitors read of a record: pages and answers made from it are purged, in every process. */
export const purgeHooks = {
  afterChange: [afterChange],
  afterDelete: [afterDelete],
} satisfies NonNullable<CollectionConfig['hooks']>

/** Every page is made from settings: a draft, which saves itself each second, must not empty the page store. */
export const purgeGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if ((doc as { _status?: unknown })._status !== 'draft') await purge(req, [global.slug])
}
