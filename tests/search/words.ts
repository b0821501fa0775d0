import type { Locale } from '#lib/locale.ts'
import type { FindDocuments } from '#portal/search/find-documents.ts'
import { misspellings } from './misspellings.ts'
import { realWords } from './real-words.ts'

/** Words that were changed though they were meant, and misspelt ones that did not find what was meant. */
export interface Corrections {
  changed: string[]
  lost: string[]
  realWords: number
  misspellings: number
}

/** Asks for words that the site does not have, and for words that are misspelt. */
export async function judgeCorrections(find: FindDocuments): Promise<Corrections> {
  const ask = (query: string, locale: Locale) => find({ query, locale, isBoth: false, filters: {} })
  const best = async (query: string, locale: Locale) => {
    const found = await ask(query, locale)
    return { ...found, best: found.records.slice(0, 3).map(({ kind, record }) => `${kind} ${record}`) }
  }
  const changed: string[] = []
  const lost: string[] = []
  for (const locale of ['zh', 'en'] as const) {
    for (const word of realWords[locale]) {
      const { corrected } = await ask(word, locale)
      if (corrected !== undefined) changed.push(`${word} → ${corrected}`)
    }
    for (const { meant, typed } of misspellings[locale]) {
      const right = await best(meant, locale)
      const found = await best(typed, locale)
      if (right.best.length === 0) throw new Error(`The site says nothing of ${meant}.`)
      if (!right.best.includes(found.best[0] ?? ''))
        lost.push(`${typed} (${meant}): ${found.corrected ?? found.suggested ?? '–'}`)
    }
  }
  const count = (lists: Record<Locale, readonly unknown[]>) => lists.zh.length + lists.en.length
  return { changed, lost, realWords: count(realWords), misspellings: count(misspellings) }
}
