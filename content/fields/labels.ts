import { type Locale, locales } from '#lib/locale.ts'

/** A text of the admin in both of its languages. */
export type AdminText = Record<Locale, string>

export const languageNames: Record<Locale, AdminText> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
}

/** The choices of a field that names a language. */
export const languageOptions = locales.map((value) => ({ value, label: languageNames[value] }))

/** A label and, below the field, a hint, both in Chinese and English. */
export function describe(zh: string, en: string, hintZh?: string, hintEn?: string) {
  const description: AdminText | undefined = hintZh && hintEn ? { zh: hintZh, en: hintEn } : undefined
  return { label: { zh, en }, ...(description && { admin: { description } }) }
}

export function names(singularZh: string, singularEn: string, pluralEn: string) {
  return { singular: { zh: singularZh, en: singularEn }, plural: { zh: singularZh, en: pluralEn } }
}
