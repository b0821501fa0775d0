import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type ProductWords, wordsZh } from './words-zh.ts'

const words: Record<Locale, ProductWords> = { zh: wordsZh, en: wordsEn }

/** The texts of products, toolboxes and machines in the language of the page. */
export function useProductWords(): ProductWords {
  return words[useLanguage().locale]
}
