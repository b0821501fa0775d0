import { languageTags } from '#lib/locale.ts'
import type { CaseDetailContent } from './load-cases.ts'

/** schema.org `Article` of a case. */
export function describeCase({ item, origin, publisher }: CaseDetailContent): Record<string, unknown> {
  return {
    '@type': 'Article',
    headline: item.title,
    description: item.summary,
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: languageTags[item.lang],
    articleSection: item.category,
    about: item.industry,
    author: { '@type': 'Organization', name: publisher },
    ...(item.image && { image: [new URL(item.image.url, origin).href] }),
  }
}
