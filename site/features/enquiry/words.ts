import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type EnquiryWords, wordsZh } from './words-zh.ts'

const words: Record<Locale, EnquiryWords> = { zh: wordsZh, en: wordsEn }

/**
 * The words of the forms, in the language of the page. Apart from the interface texts, which every page loads: only
 * pages with a form need these.
 */
export function useEnquiryWords(): EnquiryWords {
  return words[useLanguage().locale]
}
