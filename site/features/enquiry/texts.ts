import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type EnquiryTexts = (typeof texts)['zh']

/** The texts of the forms, which only pages with a form need, in the language of the page. */
export const useEnquiryTexts = (): EnquiryTexts => texts[useLanguage().locale]
