import { legalKindValues } from '#content/collections/company/legal-texts.ts'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import type { CallContext } from '#portal/call.ts'
import { openRecords, type ReaderOf } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'

export const legalKind = z.enum(legalKindValues)
export const versionName = z.string().min(1).max(40)

export const legalVersion = z.object({
  version: z.string(),
  effectiveAt: z.string(),
  changes: z.array(z.string()),
  state: z
    .enum(['valid', 'coming', 'earlier'])
    .meta(meaning('有效、将要生效或已被替代', 'Current, upcoming or superseded')),
})
export type LegalState = z.output<typeof legalVersion>['state']

/** The versions of a text that visitors may see, newest first, and which of them is valid at this moment. */
export async function readVersions({ find, locale, validUntil }: CallContext, kind: string) {
  const where = { kind: { equals: kind } }
  const { docs } = await find('legal-texts', { where, sort: ['-effectiveAt', '-id'], limit: 0 })
  const now = new Date()
  const versions = openRecords(docs, locale)
  const since = ({ record }: ReaderOf<'legal-texts'>) => new Date(String(record.effectiveAt))
  for (const each of versions) if (since(each) > now) validUntil(since(each))
  const valid = versions.find((each) => since(each) <= now)
  const stateOf = (each: ReaderOf<'legal-texts'>): LegalState =>
    since(each) > now ? 'coming' : each.id === valid?.id ? 'valid' : 'earlier'
  return { versions, valid, stateOf }
}

/** One of the versions; the valid one when none is asked for. @throws AppError `notFound` */
export function pickVersion(
  { valid, versions }: Pick<Awaited<ReturnType<typeof readVersions>>, 'valid' | 'versions'>,
  version: string | undefined,
): ReaderOf<'legal-texts'> {
  const found = version === undefined ? valid : versions.find(({ record }) => record.version === version)
  if (found === undefined) throw new AppError('notFound', { detail: `no version ${version ?? 'in effect'}` })
  return found
}
