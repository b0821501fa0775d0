import { useLanguage } from '#site/runtime/language.tsx'
import { wordsEn } from './words-en.ts'
import { type DownloadWords, wordsZh } from './words-zh.ts'

const words = { zh: wordsZh, en: wordsEn }

/** The texts of the download pages in the language of the page. */
export function useDownloadWords(): DownloadWords {
  return words[useLanguage().locale]
}
