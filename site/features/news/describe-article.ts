import type { NewsDetailContent } from './load-news.ts'

/** schema.org `NewsArticle`. */
export function describeArticle({ item, origin }: NewsDetailContent): Record<string, unknown> {
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: item.lang === 'zh' ? 'zh-Hans' : 'en',
    ...(item.author && { author: { '@type': 'Organization', name: item.author } }),
    ...(item.image && { image: [new URL(item.image.url, origin).href] }),
  }
}
