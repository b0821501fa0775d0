import type { PublishedCollections } from '#content/payload-types.ts'
import type { Where } from '#published/where.ts'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import type { CallContext, FindOptions } from './call.ts'
import { openRecord, type Reader } from './records.ts'
import { recordNumber } from './schemas.ts'

const isNumber = (id: string) => recordNumber.safeParse(id).success

/** Finds by number, or by the slug of either language in which the record is published (S6). */
function whereId(id: string): Where {
  if (isNumber(id)) return { id: { equals: Number(id) } }
  return {
    or: locales.map((locale) => ({
      and: [{ [`slug.${locale}`]: { equals: id } }, { [`_status.${locale}`]: { equals: 'published' } }],
    })),
  }
}

/** The record with a slug, whichever language it is of. */
export function whereSlug(slug: string | undefined): Where {
  return { or: locales.map((locale) => ({ [`slug.${locale}`]: { equals: slug } })) }
}

/**
 * One record by its number, by a slug, or by a slug that it once had in a language in which it is still published (S6).
 * A slug in use goes before anybody's former one, so the history is asked only when nothing is found.
 */
export async function findRecord<Name extends keyof PublishedCollections>(
  { find }: Pick<CallContext, 'find'>,
  collection: Name,
  id: string,
  options: Pick<FindOptions, 'depth'> = {},
): Promise<PublishedCollections[Name] | undefined> {
  const [found] = (await find(collection, { ...options, where: whereId(id), limit: 1 })).docs
  if (found !== undefined || isNumber(id)) return found
  const where = { kind: { equals: collection }, slug: { equals: id } }
  // The same word in both languages' history: the last one to go.
  const [former] = (await find('former-slugs', { where, sort: '-updatedAt', limit: 1 })).docs
  if (former === undefined) return undefined
  const isShown = { [`_status.${String(former.locale)}`]: { equals: 'published' } }
  const place: Where = { and: [{ id: { equals: former.record } }, isShown] }
  return (await find(collection, { ...options, where: place, limit: 1 })).docs[0]
}

/**
 * The record of a detail page, opened in the asked language or the one it has.
 * @throws AppError `notFound` when there is none, or none that is published
 */
export async function openFound<Name extends keyof PublishedCollections>(
  context: Pick<CallContext, 'find' | 'findBehind' | 'locale'>,
  collection: Name,
  id: string,
  options?: Pick<FindOptions, 'depth'>,
): Promise<Reader<PublishedCollections[Name]>> {
  const reader = openRecord(await findRecord(context, collection, id, options), context.locale)
  if (reader === undefined) throw new AppError('notFound', { detail: `no record ${id} in ${collection}` })
  return { ...reader, ...(await findNewer(context, collection, reader)) }
}

/** The other language of a record, where its text has changed since the one that is given was made from it. */
export async function findNewer(
  { findBehind }: Pick<CallContext, 'findBehind'>,
  collection: keyof PublishedCollections,
  { lang, languages, record }: Pick<Reader, 'lang' | 'languages'> & { record: { id: number | string } },
): Promise<Pick<Reader, 'newerIn'>> {
  const isBehind = languages.length > 1 && (await findBehind(collection, record.id)) === lang
  const newerIn = isBehind ? languages.find((locale) => locale !== lang) : undefined
  return newerIn === undefined ? {} : { newerIn }
}
