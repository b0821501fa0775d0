import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type ProductTexts = (typeof texts)['zh']

/** The texts of products, toolboxes and machines, in the language of the page. */
export const useProductTexts = (): ProductTexts => texts[useLanguage().locale]
