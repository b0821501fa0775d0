import { bigrams, indexedTokens, readUnits, type Unit } from './units.ts'
import { partAllWords } from './words.ts'

/** What the index keeps of a text, in the order of the text. @param hasWords whether Chinese is parted into words, too */
export function tokensOf(units: readonly Unit[], { hasWords = true } = {}): string[] {
  const tokens: string[] = []
  for (const unit of units) {
    if (unit.kind === 'word') {
      tokens.push(...indexedTokens(unit.text))
    } else {
      // Words of two characters are bigrams already.
      tokens.push(...bigrams(unit.text))
      if (hasWords && unit.text.length > 2)
        for (const word of partAllWords(unit.text)) if ([...word].length > 2) tokens.push(word)
    }
  }
  return tokens
}

/** The same of a text as it was written. */
export const analyse = (text: string, options?: { hasWords?: boolean }) => tokensOf(readUnits(text), options)
