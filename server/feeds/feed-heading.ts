import type { Locale } from '#lib/locale.ts'

/** What every feed says of itself. */
export interface FeedHeading {
  locale: Locale
  origin: string
  /** Path of the feed itself. */
  path: string
  title: string
  description: string
  publisher: string
}

/**
 * The permanent id of an entry (RFC 4151), from its record number, which survives a new slug or title.
 * @param kind of the records
 * @param origin of the installation, which distinguishes it from others
 */
export function entryId(kind: string, id: string, { locale, origin }: Pick<FeedHeading, 'locale' | 'origin'>): string {
  return `tag:${new URL(origin).hostname},2026:${kind}/${id}/${locale}`
}
