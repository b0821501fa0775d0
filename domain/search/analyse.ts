import { measureAt } from './measures.ts'
import { bigrams, readUnits, readWord, type Unit, type Word } from './units.ts'
import { partAllWords } from './words.ts'

interface Wish {
  /** Whether Chinese is also segmented into words. */
  hasWords?: boolean
  /** Collects non-Chinese words. */
  met?: Set<Word>
}

/** The index tokens of a text, in text order. */
export function tokensOf(units: readonly Unit[], { hasWords = true, met }: Wish = {}): string[] {
  const tokens: string[] = []
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'word') {
      const measure = measureAt(units, index)
      if (measure) tokens.push(measure.token)
      const word = readWord(unit.text)
      met?.add(word)
      tokens.push(...word.tokens)
    } else {
      // Two-character words are bigrams already.
      tokens.push(...bigrams(unit.text))
      if (hasWords && unit.text.length > 2)
        for (const word of partAllWords(unit.text)) if ([...word].length > 2) tokens.push(word)
    }
  }
  return tokens
}

/** The same for unfolded text. */
export const analyse = (text: string, options?: Wish) => tokensOf(readUnits(text), options)
