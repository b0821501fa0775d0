import type { CodeFault } from '#domain/translate/inline-codes.ts'
import type { Locale } from '#lib/locale.ts'

const words: Record<Locale, Record<CodeFault['kind'], (code: string) => string>> = {
  zh: {
    missing: (code) => `缺少标记${code}`,
    unknown: (code) => `原文里没有标记${code}`,
    repeated: (code) => `标记${code}只能出现一次`,
    misplaced: (code) => `标记${code}的位置不对`,
    empty: (code) => `标记${code}里没有文字`,
  },
  en: {
    missing: (code) => `The tag ${code} is missing`,
    unknown: (code) => `There is no tag ${code} here`,
    repeated: (code) => `The tag ${code} may stand here only once`,
    misplaced: (code) => `The tag ${code} stands in the wrong place`,
    empty: (code) => `The tag ${code} encloses no text`,
  },
}

/** What is wrong with a code of a translation, in the language of whoever writes it. */
export const codeWords = ({ code, kind }: CodeFault, language: Locale): string => words[language][kind](code)
