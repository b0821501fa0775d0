import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type CompatibilityTexts = (typeof texts)['zh']

/** The texts of migration, platforms and the open platform, in the language of the page. */
export const useCompatibilityTexts = (): CompatibilityTexts => texts[useLanguage().locale]
