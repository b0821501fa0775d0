import en from 'virtual:messages/account/en'
import zh from 'virtual:messages/account/zh'
import { useLanguage } from '#site/runtime/language.tsx'

export const accountTexts = { zh, en }

/** The texts of accounts, which the shared ones do without. */
export function useAccountTexts() {
  return accountTexts[useLanguage().locale]
}
