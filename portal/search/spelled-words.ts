import { type Ask, insertRows } from '#content/search/ask.ts'
import type { IndexedDocument } from './read-document.ts'

/** The words that misspellings are compared with: how each is shown, and 2 where it stands in a title, otherwise 1. */
export type Words = Map<string, { shown: string; weight: number }>

export function gatherWords(words: Words, documents: readonly IndexedDocument[]): void {
  const gather = (word: string, shown: string, weight: number) => {
    if (weight > (words.get(word)?.weight ?? 0)) words.set(word, { shown, weight })
  }
  for (const { said } of documents) {
    for (const { sound, words: shown } of said.sounds) gather(sound, shown, 2)
    for (const { spelled } of said.head) for (const word of spelled) gather(word, word, 2)
    for (const { spelled } of said.rest) for (const word of spelled) gather(word, word, 1)
  }
}

/** Words once kept stay until the index is made anew: what they lead to is always looked up first. */
export async function writeWords(ask: Ask, words: Words): Promise<void> {
  await insertRows(
    ask,
    'portico_search_words (word, shown, weight)',
    // In the order of their own index they are written in a fifth of the time.
    [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, { shown, weight }]) => [word, shown, weight]),
    `ON CONFLICT (word) DO UPDATE SET shown = excluded.shown, weight = excluded.weight
     WHERE portico_search_words.weight < excluded.weight`,
  )
}
