import type { Payload, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { insideAddress, recordAddress } from '#domain/site/record-pages.ts'
import { locales } from '#lib/locale.ts'

/** A record that others may refer to. */
export interface Place {
  collection: string
  id: number
}

type Asking = { payload: Payload; transactionID?: PayloadRequest['transactionID'] }

/** Files have an address too, and somebody may have typed it. */
const folders: Record<string, string | undefined> = { media: '/media', attachments: '/files' }

/** All addresses that lead to a record: by its number, by its slug in each language, and by those that it once had. */
export async function addressesOf({ payload, transactionID }: Asking, { collection, id }: Place): Promise<string[]> {
  const asked = {
    overrideAccess: true,
    depth: 0,
    limit: 0,
    pagination: false,
    ...(transactionID !== undefined && { req: { transactionID } }),
  }
  const collections = openCollections(payload)
  const where = { id: { equals: id } }
  const [record] = (await collections.find({ ...asked, collection, where, locale: 'all', trash: true })).docs
  if (record === undefined) return []
  const { filename, path, slug } = record
  const formerOf = async () => {
    const former = { kind: { equals: collection }, record: { equals: id } }
    const { docs } = await collections.find({ ...asked, collection: 'former-slugs', where: former })
    return docs.map((each) => each.slug)
  }
  if (collection === 'columns') return typeof path === 'string' ? [insideAddress(path) ?? path] : []
  if (collection === 'custom-pages') return [path, ...(await formerOf())].filter((each) => typeof each === 'string')
  const folder = folders[collection]
  if (folder !== undefined) return [`${folder}/${encodeURIComponent(String(filename))}`]
  if (recordAddress(collection, '') === undefined) return []
  const own = locales.map((locale) => (slug as Partial<Record<string, unknown>> | undefined)?.[locale])
  const slugs = [...own, ...(await formerOf()), String(id)]
  return [
    ...new Set(
      slugs
        .filter((each) => typeof each === 'string' && each !== '')
        .map((each) => recordAddress(collection, each as string) ?? ''),
    ),
  ]
}
