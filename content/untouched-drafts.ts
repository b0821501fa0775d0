import type { Payload } from 'payload'
import { openCollections } from './collections-by-name.ts'

const day = 24 * 60 * 60 * 1000
/** Whether no language of it was ever published. */
const isDraft = ({ _status: status }: Record<string, unknown>) => !Object.values(status ?? {}).includes('published')

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/**
 * Deletes the drafts that were made by opening a form and leaving it again: with `autosave` Payload makes the record when the
 * form is opened. They are a day old, have no name in any language, and nobody has saved a word in them.
 *
 * @returns how many there were
 */
export async function deleteUntouchedDrafts(payload: Payload, now = Date.now()): Promise<number> {
  const collections = openCollections(payload)
  let count = 0
  for (const { admin, slug, versions } of payload.config.collections) {
    const name = admin.useAsTitle
    if (!versions?.drafts || name === undefined || name === 'id') continue
    const { docs } = await collections.find({
      collection: slug,
      draft: true,
      locale: 'all',
      fallbackLocale: false,
      where: { createdAt: { less_than: new Date(now - day).toISOString() }, [name]: { exists: false } },
      limit: 100,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    for (const each of docs) {
      if (!isEmpty(each[name]) || !isDraft(each)) continue
      const saved = await collections.findVersions({
        collection: slug,
        where: { parent: { equals: each.id } },
        limit: 2,
        pagination: false,
        depth: 0,
        overrideAccess: true,
      })
      // The first version is what the form was opened with.
      if (saved.docs.length > 1) continue
      await collections.delete({ collection: slug, id: each.id, depth: 0, overrideAccess: true })
      count += 1
    }
  }
  return count
}
