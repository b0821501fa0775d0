import type { ReactElement, ReactNode } from 'react'

const han = /[\u3400-\u9fff]/
const units = 'ms|µs|s|k?Hz|MHz|km/s|km|mm|m|kW|MW|W|V|A|Ah|K|°C|℃|%|GB|MB|KB'
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![A-Za-z]))`, 'g')

/** A number stays on the line of its unit. */
export function keepUnits(text: string): string {
  return text.replaceAll(beforeUnit, '$1\u00a0')
}

/** Rough width in Han characters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 1 : 0.56), 0)
}

/** The widest clause that is kept whole, in Han characters: it must fit its column on a phone. */
const widest = { display: 8.6, title: 12 }
const tail = 3
/** Characters that one word may gather. */
const longestWord = 5

/** Words of Chinese, which are written without spaces between them. Some browsers learnt to tell them late. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** The words of a clause, punctuation and single characters with the word before them, and an end of at least three characters in one piece. */
export function wordsOf(clause: string): string[] {
  const words: string[] = []
  for (const { isWordLike, segment } of segmenter?.segment(clause) ?? []) {
    const before = words.at(-1) ?? ''
    // A character alone is a suffix or a particle more often than a word: 发动|机.
    const belongs = isWordLike === false || (segment.length === 1 && before.length < longestWord)
    if (belongs && before !== '') words[words.length - 1] = before + segment
    else words.push(segment)
  }
  while (words.length > 1 && [...(words.at(-1) ?? '')].length < tail) {
    const last = words.pop() ?? ''
    words.push(`${words.pop() ?? ''}${last}`)
  }
  if (words.length === 0) {
    const characters = [...clause]
    words.push(...characters.slice(0, -tail), characters.slice(-tail).join(''))
  }
  return words
}

/** Headings come again and again; to find their words costs more than to draw them. */
const kept = new Map<string, ReactElement>()
const mostKept = 1000

/**
 * A heading in phrases. Browsers break Chinese between any two characters; here a short clause stays whole, a long one is
 * broken between words, and its end is never a character alone. Other scripts are left to the browser.
 */
export function Phrases({ size = 'title', text }: { text: string; size?: 'display' | 'title' }): ReactNode {
  if (!han.test(text)) return keepUnits(text)
  const key = `${size} ${text}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const drawn = drawPhrases(text, widest[size])
  kept.set(key, drawn)
  return drawn
}

/** Marks the places to break at; an element around each word would be many. */
function drawPhrases(text: string, width: number): ReactElement {
  const pieces = keepUnits(text)
    .split(/(?<=[，。；：！？])/)
    .flatMap((clause) => (widthOf(clause) <= width ? [clause] : wordsOf(clause)))
  return (
    <span className="phrases">
      {pieces.flatMap((piece, place) => (place === 0 ? [piece] : [<wbr key={place} />, piece]))}
    </span>
  )
}
