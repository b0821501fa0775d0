import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type TicketWords, wordsZh } from './words-zh.ts'

const words = { zh: wordsZh, en: wordsEn }

/** The texts of the ticket pages in the language of the page. */
export function useTicketWords(): TicketWords {
  return words[useLanguage().locale]
}
