import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type ContentTexts = (typeof texts)['zh']

/** The texts of lists and pages of records: solutions, cases, news, partners, in the language of the page. */
export const useContentTexts = (): ContentTexts => texts[useLanguage().locale]
