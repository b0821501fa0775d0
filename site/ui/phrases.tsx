import type { ReactElement, ReactNode } from 'react'
import { recordNumber, RecordNumbers } from './record-numbers.tsx'
import { takeServedPieces } from './served-phrases.ts'

const han = /[\u3400-\u9fff]/
const everyHan = /[\u3400-\u9fff]/g
const units = '[mµ]?s|[kM]?Hz|km/s|[km]?m|[kM]?W|V|Ah?|K|[°℃%]C?|[GMK]B'
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![A-Za-z]))`, 'g')

/** A number stays on the line of its unit. */
export function keepUnits(text: string): string {
  return text.replaceAll(beforeUnit, '$1\u00a0')
}

/** A name stays on the line of its number: Station S8. */
function keepNames(text: string): string {
  return text.replaceAll(/([A-Za-z]) (?=[A-Z]{0,2}\d[\w.]{0,5}(?!\w))/g, '$1\u00a0')
}

/** Rough width in Han characters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 1 : 0.56), 0)
}

/** The widest clause that is kept whole, in Han characters: it must fit its column on a phone. */
const widest = { display: 8.6, title: 12 }
const tail = 3
/** Han characters that one word may gather. */
const longestWord = 5

/** A clause ends behind its punctuation, and behind a mark that closes what was quoted. */
const clauseEnd = /(?<=[，。；：！？][”’）》」]?)(?![”’）》」])/
/** They say what comes after them, so they never stand at the end of a line. */
const prepositions = '把被按从对与在和及向为由用以将给到于让使'
const opening = '“‘（《「'
/** Terms of the field that a general dictionary takes for several words. */
const terms = /(?:硬件|软件|模型|人)在环/g

/** Words of Chinese, which are written without spaces between them. Some browsers learnt to tell them late. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** What a dictionary finds in a clause, with the terms that it does not know in one piece. */
function segmentsOf(clause: string): string[] {
  const between = clause.split(terms)
  const found = clause.match(terms) ?? []
  return between.flatMap((text, place) => [
    ...[...(segmenter?.segment(text) ?? [...text].map((segment) => ({ segment })))].map(({ segment }) => segment),
    ...found.slice(place, place + 1),
  ])
}

/**
 * Whether a line may end between two words: between Chinese words alone. Where Han meets Latin or a number, a mark would
 * switch off the gap that the browser sets there, and a number would lose its unit.
 */
function mayPart(before: string, after: string): boolean {
  return /[\u3400-\u9fff，、。；：！？”’）》」]$/.test(before) && /^[\u3400-\u9fff“‘（《「]/.test(after)
}

/**
 * The words of a clause: punctuation and single characters with the word before them, prepositions with the word after,
 * and an end of at least three characters in one piece.
 */
export function wordsOf(clause: string): string[] {
  const words: string[] = []
  let leansOn = false
  for (const segment of segmentsOf(clause)) {
    const before = words.at(-1) ?? ''
    const isPreposition = prepositions.includes(segment)
    // A character alone is a suffix or a particle more often than a word: 发动|机.
    const gathered = before.match(everyHan)?.length ?? 0
    const isSuffix = segment.length === 1 && gathered < longestWord && !isPreposition && !opening.includes(segment)
    const joins: boolean = before !== '' && (leansOn || isSuffix || !mayPart(before, segment))
    if (joins) words[words.length - 1] = before + segment
    else words.push(segment)
    leansOn = isPreposition || opening.includes(segment) || (!joins && segment.length === 1)
  }
  while (words.length > 1 && [...(words.at(-1) ?? '')].length < tail) {
    const last = words.pop() ?? ''
    words.push(`${words.pop() ?? ''}${last}`)
  }
  return words
}

/** Words of clauses as the server told them apart, by the clause. */
const learnt = new Map<string, string[]>()

/** Takes over how the server has broken a heading. @param pieces of the heading, in order */
export function learnWords(pieces: readonly string[]): void {
  const rest = [...pieces]
  for (const clause of pieces.join('').split(clauseEnd)) {
    const words: string[] = []
    for (let length = 0; length < clause.length; length += words.at(-1)?.length ?? Infinity)
      words.push(rest.shift() ?? '')
    // A short clause is whole because it is short, not because it is one word.
    if (words.length > 1 || widthOf(clause) > widest.title) learnt.set(clause, words)
  }
}

/** What the page came with is taken over before the first word is looked for. */
function wordsLearnt(clause: string): string[] | undefined {
  takeServedPieces().forEach(learnWords)
  return learnt.get(clause)
}

/** Headings come again and again; to find their words costs more than to draw them. */
const kept = new Map<string, ReactElement>()
const mostKept = 1000

/**
 * A heading in phrases. Browsers break Chinese between any two characters; here a short clause stays whole, a long one is
 * broken between words, and its end is never a character alone. Other scripts are left to the browser.
 */
export function Phrases({ size = 'title', text }: { text: string; size?: 'display' | 'title' }): ReactNode {
  if (recordNumber.test(text))
    return <RecordNumbers text={text} renderText={(part) => <Phrases size={size} text={part} />} />
  if (!han.test(text)) return keepUnits(text)
  const key = `${size} ${text}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const drawn = drawPhrases(text, widest[size])
  kept.set(key, drawn)
  return drawn
}

/**
 * Marks the places to break at; an element around each word would be many. A clause that is broken itself is a box of its
 * own where there are others: then a line ends with a clause before it ends inside one.
 */
function drawPhrases(text: string, width: number): ReactElement {
  const clauses = keepNames(keepUnits(text)).split(clauseEnd)
  return (
    <span className="phrases">
      {clauses.flatMap((clause, place) => {
        const words = widthOf(clause) <= width ? [clause] : (wordsLearnt(clause) ?? wordsOf(clause))
        const marked = words.flatMap((word, at) => (at === 0 ? [word] : [<wbr key={at} />, word]))
        const drawn = words.length > 1 && clauses.length > 1 ? [<span key={`clause ${place}`}>{marked}</span>] : marked
        return place === 0 ? drawn : [<wbr key={place} />, ...drawn]
      })}
    </span>
  )
}
