import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type SpecimenTexts = (typeof texts)['zh']

/** The texts of the specimens; they are no texts of the site, in the language of the page. */
export const useSpecimenTexts = (): SpecimenTexts => texts[useLanguage().locale]
