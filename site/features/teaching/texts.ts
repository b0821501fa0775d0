import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type TeachingTexts = (typeof texts)['zh']

/** The texts of the work with universities, in the language of the page. */
export const useTeachingTexts = (): TeachingTexts => texts[useLanguage().locale]
