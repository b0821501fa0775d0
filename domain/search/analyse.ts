import { bigrams, readUnits, readWord, type Unit, type Word } from './units.ts'
import { partAllWords } from './words.ts'

interface Wish {
  /** Whether Chinese is parted into words, too. */
  hasWords?: boolean
  /** Collects the words that are not Chinese. */
  met?: Set<Word>
}

/** What the index keeps of a text, in the order of the text. */
export function tokensOf(units: readonly Unit[], { hasWords = true, met }: Wish = {}): string[] {
  const tokens: string[] = []
  for (const unit of units) {
    if (unit.kind === 'word') {
      const word = readWord(unit.text)
      met?.add(word)
      tokens.push(...word.tokens)
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
export const analyse = (text: string, options?: Wish) => tokensOf(readUnits(text), options)
