import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload'
import { refuseWithdrawal } from '#content/access/refuse-publication.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { adminAddress, isGlobal } from '#content/global-record.ts'
import { publishGlobal } from '#content/write-global.ts'
import type { Locale } from '#lib/locale.ts'

/** What drafts, reviews and plans are of: a record by its number, or a global by the number 0. */
export interface Draftable {
  source: string
  record: number
}

const globalOf = ({ config }: Payload, source: string) => config.globals.find(({ slug }) => slug === source)

/** The fields of a collection or a global; none where there is neither. */
export const fieldsOf = (payload: Payload, source: string): readonly FlattenedField[] =>
  globalOf(payload, source)?.flattenedFields ??
  payload.collections[source as CollectionSlug]?.config.flattenedFields ??
  []

/** What the admin calls a global in a language; empty where there is none. */
export function globalName(payload: Payload, source: string, language: Locale): string {
  const label: unknown = globalOf(payload, source)?.label
  if (typeof label === 'function') return String((label as (asked: object) => unknown)({ i18n: { language } }))
  return typeof label === 'object' && label !== null ? ((label as Partial<Record<Locale, string>>)[language] ?? '') : ''
}

/** Where the admin shows it, in one of its languages. */
export const adminPath = ({ locale, record, source }: Draftable & { locale: Locale }): string =>
  `${adminAddress({ record, source })}?locale=${locale}`

/**
 * Publishes or withdraws one language; the other language stays as it is.
 *
 * @param as whose rights decide: those of the person of the request, or, for a trial that is undone, the house's
 * @throws APIError 400 for a global that is to be withdrawn
 */
export async function bringOut(
  req: PayloadRequest,
  { locale, record, source }: Draftable & { locale: Locale },
  status: 'published' | 'draft',
  as: 'person' | 'house' = 'person',
): Promise<void> {
  const rights = { overrideAccess: as === 'house', user: as === 'house' ? null : req.user }
  if (isGlobal({ record }))
    return status === 'draft' ? refuseWithdrawal(req) : publishGlobal(req, source, [locale], rights)
  await openCollections(req.payload).update({
    collection: source,
    id: record,
    locale,
    data: { _status: status },
    depth: 0,
    ...rights,
    req,
  })
}
