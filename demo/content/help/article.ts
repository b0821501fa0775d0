import type { CategorySeed, FullText, Text } from '#demo/content/types.ts'

interface HelpSectionSeed {
  title: FullText
  /** Markdown: paragraphs, lists, bold, code, links, and what `demo/markdown.ts` adds. */
  text: FullText
  file?: string
  code?: string
}

export interface HelpArticleSeed {
  slug: string
  category: string
  title: Text
  summary: Text
  /** Slugs; none means all products. */
  products?: string[]
  from?: string
  before?: string
  /** When the text of each language was checked last; an earlier day than the other's is an older translation. */
  checkedOn: { zh: string; en: string }
  sections: HelpSectionSeed[]
  related?: string[]
}

export const helpCategories: CategorySeed[] = [
  { slug: 'installation', title: { zh: '安装与更新', en: 'Installation and updates' } },
  { slug: 'licences', title: { zh: '许可', en: 'Licences' } },
  { slug: 'modelling', title: { zh: '建模与交换', en: 'Modelling and exchange' } },
  { slug: 'solving', title: { zh: '求解与结果', en: 'Solving and results' } },
  { slug: 'machines', title: { zh: '硬件与实时', en: 'Machines and real time' } },
  { slug: 'migration', title: { zh: '迁移与语言', en: 'Moving code' } },
]

/** A section with its words in both languages, and a piece of code where there is one. */
export function section(title: [zh: string, en: string], zh: string, en: string, code?: [file: string, code: string]) {
  const [file, text] = code ?? []
  return {
    title: { zh: title[0], en: title[1] },
    text: { zh, en },
    ...(file !== undefined && text !== undefined && { file, code: text }),
  } satisfies HelpSectionSeed
}

/** Both languages were checked on the same day. */
export const checked = (day: string) => ({ zh: day, en: day })
