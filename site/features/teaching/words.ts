import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type TeachingWords, wordsZh } from './words-zh.ts'

const words: Record<Locale, TeachingWords> = { zh: wordsZh, en: wordsEn }

/** The texts about the work with universities in the language of the page. */
export function useTeachingWords(): TeachingWords {
  return words[useLanguage().locale]
}
