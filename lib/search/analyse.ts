import { isStopWord } from './stop-words.ts'
import { bigrams, readUnits, type Unit, wordTokens } from './units.ts'
import { partAllWords } from './words.ts'

export { bigrams, readUnits, type Unit, unitsOf, wordTokens } from './units.ts'

/** What the index keeps of a text, in the order of the text. @param hasWords whether Chinese is parted into words, too */
export function tokensOf(units: readonly Unit[], { hasWords = true } = {}): string[] {
  const tokens: string[] = []
  for (const unit of units) {
    if (unit.kind === 'word') {
      if (!isStopWord(unit.text)) tokens.push(...wordTokens(unit.text))
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
