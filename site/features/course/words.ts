import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type EducationWords, wordsZh } from './words-zh.ts'

const words: Record<Locale, EducationWords> = { zh: wordsZh, en: wordsEn }

/** The texts of courses and lessons in the language of the page. */
export function useEducationWords(): EducationWords {
  return words[useLanguage().locale]
}
