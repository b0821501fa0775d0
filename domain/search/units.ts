import { stemmer } from 'stemmer'
import { foldText } from './fold.ts'
import { memo } from './memo.ts'
import { numberedTokens } from './numbered.ts'
import { isStopWord } from './stop-words.ts'

/**
 * A unit of a text: a run of Chinese characters, or letters and digits with inner punctuation (`2.4.1`,
 * `co-simulation`, `x86-64`, `C++`). Radicals have the script Han but aren't letters.
 */
const units =
  /[\p{Script=Han}&&[\p{L}\p{N}]]+|\d{1,3}(?:,\d{3})+(?![\d,])|[[\p{L}\p{N}]--\p{Script=Han}](?:[[\p{L}\p{N}]--\p{Script=Han}]|[._'’\/+\-](?=[\p{L}\p{N}]))*(?:\+\+|#)?/gv

export interface Unit {
  kind: 'han' | 'word'
  text: string
  /** Offset in the folded text. */
  start: number
}

/** The smallest code of a Chinese character. */
const firstHan = 0x2e80

/** The units of a folded text, in order. */
export function unitsOf(folded: string): Unit[] {
  const found: Unit[] = []
  // A loop of `exec` takes half the time of `matchAll`, and every text that is indexed goes through it.
  units.lastIndex = 0
  for (let match = units.exec(folded); match !== null; match = units.exec(folded)) {
    const [text] = match
    const isHan = text.charCodeAt(0) >= firstHan && /^\p{Script=Han}/u.test(text)
    found.push({ kind: isHan ? 'han' : 'word', text, start: match.index })
  }
  return found
}

/** Bigrams; a single character stays as it is. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** Maps British endings to American ones, so that both match. */
function americanise(word: string): string {
  return word
    .replace(/is(ation|ations|e|ed|es|er|ers|ing)$/, 'iz$1')
    .replace(/ys(e|ed|es|ing|er|ers)$/, 'yz$1')
    .replace(/(?<=[a-z]{2})our(s|ed|ing|al)?$/, 'or$1')
    .replace(/(?<=[a-z]{2})(?<=t|b)re(s|d)?$/, 'er$1')
    .replace(/(?<=[aeiou][^aeiou]+[aeiou])ll(ed|ing|er|ers)$/, 'l$1')
    .replace(/ogue(s)?$/, 'og$1')
    .replace(/(?<=\b(?:lic|def|off|pret))ence(s|d)?$/, 'ense$1')
}

/** The stem of an English word in small letters. */
const stem = (word: string) => stemmer(americanise(word))

/** A word or number as one token in both databases: letters and digits, with `_` for inner punctuation. */
const whole = (text: string) =>
  text
    .replace(/\+\+$/, 'pp')
    .replace(/#$/, 'sharp')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')

/** Camel case (`ThermalFluids`), or a name with its version (`FMI3.0`). */
const insideWords = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+(?:\.\p{N}+)*/gu

function inner(part: string): string[] {
  if (/^\p{L}{2,}\d+(?:\.\d+)+$/u.test(part)) return part.match(insideWords) ?? []
  if (!/\p{Ll}\p{Lu}/u.test(part)) return []
  return (part.match(insideWords) ?? []).filter((each) => each.length > 1)
}

/** Longest token; nothing longer is a word of any language. */
const longestToken = 64

/** The tokens of a word or number. The first is the whole, the others are parts. */
export const wordTokens: (text: string) => readonly string[] = memo(makeWordTokens)

function makeWordTokens(text: string): string[] {
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return [text.replaceAll(',', '')]
  const plain = text.replace(/['’]s$/i, '').replaceAll(/['’]/g, '')
  const lower = plain.toLowerCase()
  const tokens = [/^\p{L}+$/u.test(lower) ? stem(lower) : whole(lower), ...numberedTokens(lower)]
  const parts = plain.split(/[^\p{L}\p{N}.]+/u).filter((part) => part !== '')
  if (parts.length > 1) {
    // Long numbers are typed without their hyphens too: those of books.
    if (/^[\d-]{10,}$/.test(lower)) tokens.push(lower.replaceAll('-', ''))
    // `realtime` matches `real-time` too.
    if (parts.length <= 3 && /^[\p{L}-]+$/u.test(plain)) tokens.push(stem(lower.replaceAll('-', '')))
    for (const part of parts) if (!isStopWord(part)) tokens.push(...wordTokens(part))
  } else {
    for (const part of inner(plain)) tokens.push(...wordTokens(part))
    // `control.bode` is the function of a package, and is found by either.
    if (/^\p{L}\w*(?:\.\p{L}\w*)+$/u.test(plain))
      for (const part of plain.split('.')) if (!isStopWord(part)) tokens.push(...wordTokens(part))
    // The part of a standard with its letter: `1553B`.
    const standard = /^(\d{3,})[a-z]$/.exec(lower)?.[1]
    if (standard !== undefined && !/^20\d\d$/.test(standard)) tokens.push(standard)
    // A release also matches without its letter: `R2026a`, `v2.4.1`.
    const bare = /^[rv](\d+(?:\.\d+)+|\d{4}[a-z])$/.exec(lower)?.[1]
    if (bare !== undefined) tokens.push(whole(bare))
    // A three-part version also matches its two-part form.
    const short = /^v?(\d+\.\d+)\.\d+$/.exec(lower)?.[1]
    if (short !== undefined) tokens.push(whole(short))
  }
  return [...new Set(tokens)].filter((token) => token !== '' && token.length <= longestToken)
}

/** The units of an unfolded text. */
export const readUnits = (text: string): Unit[] => unitsOf(foldText(text))

/** The cached analysis of a word or number. */
export interface Word {
  /** Its index tokens; none for a stop word. */
  tokens: readonly string[]
  /** Its words for spelling correction: letters only, at least four, in lower case. */
  spelled: readonly string[]
}

export const readWord: (text: string) => Word = memo((text) => ({
  tokens: isStopWord(text) ? [] : wordTokens(text),
  spelled: text
    .split(/[^\p{L}]+/u)
    .filter((part) => /^\p{L}{4,24}$/u.test(part))
    .map((part) => part.toLowerCase()),
}))

/** The tokens of an index without dictionary: words with their parts, and Chinese bigrams. */
export const plainTokens = (text: string): string[] =>
  readUnits(text).flatMap(({ kind, text: unit }) => (kind === 'han' ? bigrams(unit) : readWord(unit).tokens))
