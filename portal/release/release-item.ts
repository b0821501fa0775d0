import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { type loadAffecting } from '#portal/advisory/advisories-of.ts'
import type { CallContext } from '#portal/call.ts'
import { findRecord } from '#portal/find-record.ts'
import { openRecord, type ReaderOf, type RecordOf } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { id, lang, meaning, richText } from '#portal/schemas.ts'
import { readRelease, release } from './product-releases.ts'
import { productSegment, releaseFile, releasePath } from './release-file.ts'
import { readTitledTexts, titledText } from '#portal/titled-texts.ts'

/** The product that releases are asked for. */
export const releaseProduct = z.object({ id, lang, slug: z.string(), segment: z.string(), title: z.string() })
export type ReleaseProduct = z.output<typeof releaseProduct>

/** An advisory by which a release is affected. */
export const releaseAdvisory = z.object({
  number: z.string(),
  slug: z.string(),
  title: z.string(),
  date: z.string().meta(meaning('首次发布', 'First published')),
  fixedIn: z.array(z.string()).meta(meaning('含修复的版本', 'Versions with the fix')),
})
export type ReleaseAdvisory = z.output<typeof releaseAdvisory>

/** What is known of the advisories, to be asked for each product and version. */
export type Affecting = Awaited<ReturnType<typeof loadAffecting>>

/** The advisories by which a version of a product is affected, as its pages name them. */
export function readReleaseAdvisories(affecting: Affecting, product: string, version: string): ReleaseAdvisory[] {
  return affecting(product, version).map(({ date, fixedIn, number, slug, title }) => ({
    number,
    slug,
    title,
    date,
    fixedIn,
  }))
}

/** A release of one product with its files. */
export const releaseItem = z.object({
  id,
  lang,
  version: z.string(),
  title: z.string(),
  ...release.omit({ name: true }).shape,
  eula: z.string().optional(),
  notes: richText,
  requirements: z.array(titledText),
  path: z.string(),
  signature: z
    .string()
    .optional()
    .meta(meaning('校验清单的签名，OpenPGP', 'Signature of the list of checksums, OpenPGP')),
  advisories: z.array(releaseAdvisory),
  files: z.array(releaseFile),
})
export type ReleaseItem = z.output<typeof releaseItem>

/** What {@link readReleaseItem} needs of a record. */
export const releaseFields = ['version', 'channel', 'date', 'supportedUntil', 'eula', 'notes', 'requirements'] as const

/** Where the asked language has no notes, title and dates only (L6). */
export function readReleaseItem(
  reader: ReaderOf<'releases'>,
  context: CallContext,
  {
    advisories,
    files,
    isSigned,
    product,
  }: Pick<ReleaseItem, 'files' | 'advisories'> & { product: string; isSigned: boolean },
): ReleaseItem {
  const { record } = reader
  const { name: version, ...facts } = readRelease(record, context)
  const isAsked = reader.lang === context.locale
  return {
    id: reader.id,
    lang: reader.lang,
    version,
    title: reader.text('title'),
    ...facts,
    ...(record.eula && { eula: record.eula }),
    notes: isAsked ? readRichText(reader.value('notes'), reader.lang, { scope: `release-${reader.id}-` }) : [],
    requirements: isAsked ? readTitledTexts(record.requirements, reader.lang) : [],
    path: releasePath(product, version),
    ...(isSigned && { signature: `${releasePath(product, version)}/SHA256SUMS.asc` }),
    advisories,
    files,
  }
}

/** The product of a request, by its slug in either language, a former one or its number. @throws AppError `notFound` */
export async function findProduct(
  context: Pick<CallContext, 'find' | 'locale'>,
  asked: string,
): Promise<{ record: RecordOf<'products'>; product: ReleaseProduct }> {
  const record = await findRecord(context, 'products', asked)
  const reader = openRecord(record, context.locale)
  if (record === undefined || reader === undefined) throw new AppError('notFound', { detail: `no product ${asked}` })
  return { record, product: readReleaseProduct(reader) }
}

export function readReleaseProduct(reader: ReaderOf<'products'>): ReleaseProduct {
  return {
    id: reader.id,
    lang: reader.lang,
    slug: reader.text('slug'),
    segment: productSegment(reader.record),
    title: reader.text('title'),
  }
}

/** A version as it stands in an address, where a space is a hyphen. @throws AppError `notFound` */
export async function findVersion(
  { find }: Pick<CallContext, 'find'>,
  product: RecordOf<'products'>,
  segment: string,
): Promise<RecordOf<'releases'>> {
  const { docs } = await find('releases', {
    where: {
      products: { equals: product.id },
      version: { in: [...new Set([segment, segment.replaceAll('-', ' ')])] },
    },
    limit: 1,
  })
  const [found] = docs
  if (found === undefined) throw new AppError('notFound', { detail: `no version ${segment}` })
  return found
}
