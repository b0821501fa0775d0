import { languageTags, localizePath } from '#lib/locale.ts'
import type { CustomPageContent } from './load-custom-page.ts'

/** schema.org `WebPage`, and `FAQPage` where the page answers questions. */
export function describeCustomPage({ item, origin }: CustomPageContent): Record<string, unknown> {
  const questions = item.blocks.flatMap((block) => (block.type === 'questions' ? block.items : []))
  return {
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    name: item.title,
    ...(item.description && { description: item.description }),
    url: new URL(localizePath(item.path, item.lang), origin).href,
    dateModified: item.updatedAt,
    inLanguage: languageTags[item.lang],
    ...(questions.length > 0 && {
      mainEntity: questions.map(({ text, title }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }),
  }
}
