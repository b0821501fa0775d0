import en from 'virtual:messages/search/en'
import zh from 'virtual:messages/search/zh'
import { useLanguage } from '#site/runtime/language.tsx'

const searchTexts = { zh, en }

/** The texts of the search, which the shared ones do without. */
export function useSearchTexts() {
  return searchTexts[useLanguage().locale]
}

type Texts = ReturnType<typeof useSearchTexts>

const nameIn = (names: Record<string, string | undefined>, kind: string) => names[kind] ?? kind

/** The name of a kind of records; a kind that the interface does not know yet is called by its own. */
export const nameKind = (texts: Texts, kind: string): string => nameIn(texts.kinds, kind)

/** The name of one record of a kind. */
export const nameOne = (texts: Texts, kind: string): string => nameIn(texts.one, kind)
