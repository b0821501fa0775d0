import en from 'virtual:messages/compatibility/en'
import zh from 'virtual:messages/compatibility/zh'
import { useLanguage } from '#site/runtime/language.tsx'

const pageTexts = { zh, en }

/** The texts of these pages, which the shared ones do without. */
export function usePageTexts() {
  return pageTexts[useLanguage().locale]
}
export type PageTexts = ReturnType<typeof usePageTexts>
