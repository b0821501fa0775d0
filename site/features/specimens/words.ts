import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { wordsZh } from './words-zh.ts'

export type SpecimenWords = typeof wordsZh

const words: Record<Locale, SpecimenWords> = { zh: wordsZh, en: wordsEn }

/** The words of the specimens in the language of the page. */
export function useWords(): SpecimenWords {
  return words[useLanguage().locale]
}
