import { languageTags } from '#lib/locale.ts'
import type { HelpArticleContent } from './load-help.ts'

/** schema.org `TechArticle`. */
export function describeHelpArticle({ item, publisher }: HelpArticleContent): Record<string, unknown> {
  return {
    '@type': 'TechArticle',
    headline: item.title,
    description: item.summary,
    dateModified: item.checkedOn,
    inLanguage: languageTags[item.lang],
    author: { '@type': 'Organization', name: publisher },
    ...(item.category && { articleSection: item.category.title }),
    about: item.products.map(({ title }) => ({ '@type': 'SoftwareApplication', name: title })),
  }
}
