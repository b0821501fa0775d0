import { bigrams, unitsOf, wordTokens } from './units.ts'
import { foldText, foldWords } from './fold.ts'
import { isChineseStopWord, isStopWord } from './stop-words.ts'
import { partWords } from './words.ts'

/** Tokens that must all be there; one that ends in `*` is the beginning of a token. */
type Alternative = string[]

/** One thing that a query asks for, with the ways in which a record can have it. */
export interface Concept {
  /** As it was written, folded. */
  text: string
  isHan: boolean
  alternatives: Alternative[]
}

/** Longest query that is read, in characters, and the most that is asked for at once. */
export const longestQuery = 200
export const mostConcepts = 12

/** A query without what no query needs: control characters, and blanks more than one. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, 4 * longestQuery)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .trim()
}

/** What a query asks for. Words that say nothing count only where there is nothing else. */
export function readQuery(text: string): Concept[] {
  const all: (Concept & { isStop: boolean })[] = []
  for (const unit of unitsOf(foldText(foldWords(cleanQuery(text))))) {
    if (unit.kind === 'word') all.push(readWord(unit.text))
    else for (const word of askableWords(unit.text)) all.push(readHan(word))
  }
  const telling = all.filter(({ isStop }) => !isStop)
  const seen = new Set<string>()
  return (telling.length > 0 ? telling : all)
    .filter(({ text: word }) => !seen.has(word) && seen.add(word))
    .slice(0, mostConcepts)
    .map(({ alternatives, isHan, text: word }) => ({ text: word, isHan, alternatives }))
}

function readWord(text: string): Concept & { isStop: boolean } {
  const [whole = '', ...parts] = wordTokens(text)
  const inner = parts.filter((part) => part !== whole)
  // `real-time` is asked for whole, together, or by its parts; a release by its name alone.
  const hasParts = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}]/u.test(text) || /\p{Ll}\p{Lu}|\p{L}{2,}\d+\.\d/u.test(text)
  const pieces = inner.filter((part) => !part.includes('_') || /^\d+_\d/.test(part))
  const alternatives = [[whole], ...(hasParts && pieces.length > 0 ? withoutJoined(pieces, text) : [])]
  const bare = /^[rv](\d+(?:_\d+)+|\d{4}[a-z])$/.exec(whole)?.[1]
  if (bare !== undefined) alternatives.push([bare])
  return { text: text.toLowerCase(), isHan: false, alternatives, isStop: isStopWord(text) }
}

/** Parts that are asked for all together, and, of a word with hyphens, the word without them. */
function withoutJoined(pieces: string[], text: string): Alternative[] {
  const isHyphened = /^[\p{L}-]+$/u.test(text) && text.includes('-') && pieces.length > 2 && text.split('-').length <= 3
  if (!isHyphened) return [pieces]
  const [joined = '', ...rest] = pieces
  return [[joined], rest]
}

/**
 * The words of a run that are asked for. A single character beside words says little alone and is left out; several that
 * follow each other are a word that the dictionary does not have, or one that is spelt wrong.
 */
function askableWords(run: string): string[] {
  const asked: string[] = []
  let singles = ''
  const endSingles = () => {
    if ([...singles].length > 1) asked.push(singles)
    singles = ''
  }
  for (const word of partWords(run)) {
    if ([...word].length === 1 && !isChineseStopWord(word)) singles += word
    else {
      endSingles()
      asked.push(word)
    }
  }
  endSingles()
  return asked.some((word) => !isChineseStopWord(word)) ? asked : [run]
}

function readHan(word: string): Concept & { isStop: boolean } {
  // Single characters are in no index; they are found as the beginning of a pair.
  const pairs = [...word].length === 1 ? [`${word}*`] : bigrams(word)
  const alternatives = [...word].length > 2 ? [[word], pairs] : [pairs]
  return { text: word, isHan: true, alternatives, isStop: isChineseStopWord(word) }
}
