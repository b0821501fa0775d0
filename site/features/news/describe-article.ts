import { languageTags } from '#lib/locale.ts'
import { describePublisher } from '#site/runtime/metadata/schema-org.ts'
import type { NewsDetailContent } from './load-news.ts'

/** schema.org `NewsArticle`. */
export function describeArticle({ item, origin, publisher }: NewsDetailContent): Record<string, unknown> {
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: languageTags[item.lang],
    publisher: describePublisher(publisher, origin),
    ...(item.author && { author: { '@type': 'Organization', name: item.author } }),
    ...(item.image && { image: [new URL(item.image.url, origin).href] }),
  }
}
