import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { compareRecords } from './compare.ts'

/** How a language stands in a version: what visitors see now, what they saw once, a draft, or nothing. */
export type VersionState = 'shown' | 'shownOnce' | 'draft' | 'missing'

export interface Version {
  id: number | string
  /** When it was saved, as ISO 8601. */
  savedAt: string
  /** Who saved it; empty for the house itself, and before authors were kept. */
  author: string
  states: Record<Locale, VersionState>
}

type Localized = Partial<Record<Locale, string | null>> | string | null
interface Stored {
  id: number | string
  updatedAt: string
  version: Record<string, unknown> & { _status?: Localized; updatedBy?: string | null }
}

const readStored = ({
  id,
  updatedAt,
  version,
}: {
  id: number | string
  updatedAt?: unknown
  version?: unknown
}): Stored => ({
  id,
  updatedAt: String(updatedAt),
  version: version as Stored['version'],
})

/** More than are kept of any record. */
const most = 200

const inLanguage = (value: Localized | undefined, locale: Locale) =>
  typeof value === 'object' ? value?.[locale] : value

/**
 * The states of each language in versions, newest first, from what is stored in them. Payload's own list knows one state
 * for all languages, and shows it for the wrong versions.
 * @param status of what visitors are given now
 * @param title field that says whether there is a text in a language
 */
function stateVersions(
  stored: readonly Stored[],
  {
    fields,
    status,
    title,
  }: { fields: readonly FlattenedField[]; status: Localized | undefined; title?: string | undefined },
): Version[] {
  // The newest that has a language as published holds what visitors see of it, and so do those with the same words.
  const isShown = ({ version }: Stored, locale: Locale) => {
    const newest = stored.find((each) => inLanguage(each.version._status, locale) === 'published')
    if (newest === undefined || inLanguage(status, locale) !== 'published') return false
    const changes = compareRecords(fields, version, newest.version)
    return !changes.some(({ language }) => language === undefined || language === locale)
  }
  const stateOf = (each: Stored, locale: Locale): VersionState => {
    const { version } = each
    if (title !== undefined && !inLanguage(version[title] as Localized, locale)) return 'missing'
    if (inLanguage(version._status, locale) !== 'published') return 'draft'
    return isShown(each, locale) ? 'shown' : 'shownOnce'
  }
  return stored.map((each) => ({
    id: each.id,
    savedAt: each.updatedAt,
    author: each.version.updatedBy ?? '',
    states: Object.fromEntries(locales.map((locale) => [locale, stateOf(each, locale)])) as Version['states'],
  }))
}

interface OfRecord {
  req: PayloadRequest
  collection?: SanitizedCollectionConfig | undefined
  global?: SanitizedGlobalConfig | undefined
  id?: number | string | undefined
}

/** The versions of a record or a global, by the person's own right to read them. */
export async function readVersions({ collection, global, id, req }: OfRecord): Promise<Version[]> {
  const { user } = req
  const payload = openCollections(req.payload)
  // A publication of one language is stored twice: what visitors get, and beside it the drafts of the others, which are
  // versions already.
  const isOwn = { snapshot: { not_equals: true } }
  const asked = { locale: 'all', depth: 0, sort: '-updatedAt', limit: most, overrideAccess: false, user } as const
  const current = { locale: 'all', depth: 0, overrideAccess: true } as const
  if (global !== undefined) {
    const { docs } = await payload.findGlobalVersions({ ...asked, slug: global.slug, where: isOwn })
    const now = (await payload.findGlobal({ ...current, slug: global.slug })) as { _status?: Localized }
    return stateVersions(docs.map(readStored), { fields: global.flattenedFields, status: now._status })
  }
  if (collection === undefined || id === undefined) return []
  const { slug } = collection
  const where = { and: [{ parent: { equals: id } }, isOwn] }
  const { docs } = await payload.findVersions({ ...asked, collection: slug, where })
  const now = (await payload.findByID({ ...current, collection: slug, id, trash: true })) as {
    _status?: Localized
  }
  return stateVersions(docs.map(readStored), {
    fields: collection.flattenedFields,
    status: now._status,
    title: collection.admin.useAsTitle,
  })
}
