import { languageTags } from '#lib/locale.ts'
import type { SolutionDetailContent } from './load-solutions.ts'

/** schema.org `Article` of a solution. */
export function describeSolution({ item, origin, publisher }: SolutionDetailContent): Record<string, unknown> {
  return {
    '@type': 'Article',
    headline: item.title,
    description: item.summary,
    dateModified: item.updatedAt,
    inLanguage: languageTags[item.lang],
    ...(item.industry && { about: item.industry.title }),
    mentions: item.productsUsed.map(({ name }) => ({ '@type': 'SoftwareApplication', name })),
    author: { '@type': 'Organization', name: publisher },
    ...(item.image && { image: [new URL(item.image.url, origin).href] }),
  }
}
