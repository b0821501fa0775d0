import type { LanguageState } from '#content/language-states.ts'

/** How a language is abbreviated. */
export const marks = { zh: '中', en: 'EN' } as const

/** A symbol that works without colour, with its label in the admin's languages. */
export const signs: Record<LanguageState, { sign: string; zh: string; en: string }> = {
  published: { sign: '●', zh: '已发布', en: 'published' },
  changed: { sign: '◐', zh: '已发布，有未发布的修改', en: 'published, with changes that are not' },
  draft: { sign: '○', zh: '草稿', en: 'draft' },
  missing: { sign: '–', zh: '没有译文', en: 'missing' },
}
