import { languageTags } from '#lib/locale.ts'
import type { AdvisoryContent } from './load-advisories.ts'

/** schema.org `TechArticle`. */
export function describeAdvisory({ item, publisher }: AdvisoryContent): Record<string, unknown> {
  return {
    '@type': 'TechArticle',
    headline: `${item.number} · ${item.title}`,
    description: item.summary,
    datePublished: item.date,
    dateModified: item.revisedOn,
    inLanguage: languageTags[item.lang],
    identifier: item.cve === undefined ? [item.number] : [item.number, item.cve],
    author: { '@type': 'Organization', name: publisher },
    about: item.products.map(({ title }) => ({ '@type': 'SoftwareApplication', name: title })),
  }
}
