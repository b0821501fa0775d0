import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

/** What a formatted text says by itself. */
export const useTextTexts = () => texts[useLanguage().locale]
