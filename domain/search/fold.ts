import { Converter } from 'opencc-js/t2cn'

/**
 * Folds one character for the index: NFKC, without diacritics on Latin letters, and traditional characters as
 * simplified ones. Case is kept, because it separates words.
 */
function foldCharacter(character: string): string {
  const plain = character.normalize('NFKC')
  if (/\p{Script=Han}/u.test(plain)) return toSimplified(plain)
  return /\p{Script=Latin}/u.test(plain) ? plain.normalize('NFD').replaceAll(/\p{M}/gu, '') : plain
}

const toSimplified = Converter({ from: 't', to: 'cn' })
const toMainland = Converter({ from: 'twp', to: 'cn' })

/**
 * Converts Taiwan and Hong Kong vocabulary to the mainland's (硬體 → 硬件), in texts in traditional characters. Lengths may
 * change, so this is for queries only.
 */
export function foldWords(text: string): string {
  return toSimplified(text) === text ? text : toMainland(text)
}

/** Cache of folded characters, by code. */
const folded: (string | undefined)[] = []
const mostFolded = 0x10000

function foldOnce(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character
  if (code >= mostFolded) return isMark(character) ? '' : foldCharacter(character)
  return (folded[code] ??= isMark(character) ? '' : foldCharacter(character))
}

/** Whether folding leaves a code unit unchanged: 1 yes, 2 no, 0 unknown. Surrogates stay unknown. */
const kept = new Uint8Array(mostFolded)

function isKept(text: string, place: number): boolean {
  const code = text.charCodeAt(place)
  if (code < 0x80) return true
  if (kept[code] === 0) {
    const isHalf = code >= 0xd800 && code <= 0xdfff
    const character = text.charAt(place)
    kept[code] = !isHalf && foldOnce(character) === character ? 1 : 2
  }
  return kept[code] === 1
}

/** A text folded for search. Lone combining marks are dropped. */
export function foldText(text: string): string {
  let result = ''
  let start = 0
  for (let place = 0; place < text.length; place += 1) {
    if (isKept(text, place)) continue
    // Unchanged characters are copied in runs: most of a text is.
    const character = String.fromCodePoint(text.codePointAt(place) ?? 0)
    result += text.slice(start, place) + foldOnce(character)
    place += character.length - 1
    start = place + 1
  }
  return start === 0 ? text : result + text.slice(start)
}

export interface Folded {
  text: string
  /** For each code unit of `text`, and its end, the offset in the original. */
  places: number[]
}

/** The same, with offsets into the original. */
export function foldWithPlaces(text: string): Folded {
  let result = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const made = foldOnce(character)
    for (let index = 0; index < made.length; index += 1) places.push(place)
    result += made
    place += character.length
  }
  places.push(place)
  return { text: result, places }
}

const isMark = (character: string) => character > '\u02FF' && /^\p{M}$/u.test(character)
