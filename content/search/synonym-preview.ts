import type { Locale } from '#lib/locale.ts'

/** Where the admin asks what a group of synonyms would change, behind `/admin`. */
export const synonymPreviewPath = '/search-queries/preview'

/** What the search finds: how much, and what comes first. */
export interface PreviewedResults {
  total: number
  first: { title: string; path: string }[]
}

/** A query that would be answered otherwise. */
export interface PreviewedQuery {
  query: string
  locale: Locale
  /** How often visitors asked it in the last 90 days; 0 for an expression that nobody asked. */
  asked: number
  before: PreviewedResults
  after: PreviewedResults
}

/** What would be other than it is, were the group saved. */
export interface SynonymPreview {
  /** Queries that were tried: the expressions themselves and what visitors asked that has one of them in it. */
  tried: number
  changed: PreviewedQuery[]
}
