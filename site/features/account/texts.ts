import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

export const accountTexts = asTexts({ zh, en })

export type AccountTexts = (typeof accountTexts)['zh']

/**
 * The texts of the account page, two-step verification and the return from another service, in the language of the
 * page.
 */
export const useAccountTexts = (): AccountTexts => accountTexts[useLanguage().locale]
