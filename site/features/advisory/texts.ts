import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type AdvisoryTexts = (typeof texts)['zh']

/** The texts of help, standards and components, and security advisories, in the language of the page. */
export const useAdvisoryTexts = (): AdvisoryTexts => texts[useLanguage().locale]
