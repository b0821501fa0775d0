import en from 'virtual:messages/trust/en'
import zh from 'virtual:messages/trust/zh'
import { useLanguage } from '#site/runtime/language.tsx'

const texts = { zh, en }

/** The texts of help and security, which the shared ones do without. */
export function useTrustTexts() {
  return texts[useLanguage().locale]
}
export type TrustTexts = ReturnType<typeof useTrustTexts>
