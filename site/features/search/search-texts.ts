import en from 'virtual:messages/search/en'
import zh from 'virtual:messages/search/zh'
import { useLanguage } from '#site/runtime/language.tsx'

const searchTexts = { zh, en }

/** The texts of the search, which the shared ones do without. */
export function useSearchTexts() {
  return searchTexts[useLanguage().locale]
}

type Texts = ReturnType<typeof useSearchTexts>

/** The name of a kind of record; a kind that the interface does not know yet is called by its own. */
export function nameKind(texts: Texts, kind: string): string {
  const names: Record<string, string | undefined> = texts.kinds
  return names[kind] ?? kind
}
