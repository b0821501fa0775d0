import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type SearchTexts = (typeof texts)['zh']

/** The texts of the search, in the language of the page. */
export const useSearchTexts = (): SearchTexts => texts[useLanguage().locale]

const nameIn = (names: Record<string, string | undefined>, kind: string) => names[kind] ?? kind

/** The name of a kind of records; a kind that the interface does not know yet is called by its own. */
export const nameKind = (texts: SearchTexts, kind: string): string => nameIn(texts.kinds, kind)

/** The name of one record of a kind. */
export const nameOne = (texts: SearchTexts, kind: string): string => nameIn(texts.one, kind)
