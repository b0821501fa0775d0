import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

/** What is said where a record is not translated, or its translation is behind, in the language of the page. */
export const useTranslateTexts = (): (typeof texts)['zh'] => texts[useLanguage().locale]
