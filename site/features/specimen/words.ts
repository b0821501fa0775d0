import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type SpecimenWords, wordsZh } from './words-zh.ts'

const words: Record<Locale, SpecimenWords> = { zh: wordsZh, en: wordsEn }

/** The words of the specimens in the language of the page. */
export function useWords(): SpecimenWords {
  return words[useLanguage().locale]
}
