import { Converter } from 'opencc-js/t2cn'

/**
 * One character as the index knows it: compatibility forms and widths made one (NFKC), marks taken off Latin letters,
 * traditional characters made simplified. Letter case stays, because words are parted by it.
 */
function foldCharacter(character: string): string {
  const plain = character.normalize('NFKC')
  if (/\p{Script=Han}/u.test(plain)) return toSimplified(plain)
  return /\p{Script=Latin}/u.test(plain) ? plain.normalize('NFD').replaceAll(/\p{M}/gu, '') : plain
}

const toSimplified = Converter({ from: 't', to: 'cn' })
const toMainland = Converter({ from: 'twp', to: 'cn' })

/**
 * Words of Taiwan and Hong Kong become those of the mainland (硬體 → 硬件), in texts that are written in traditional
 * characters. The length may change, so this is for queries only.
 */
export function foldWords(text: string): string {
  return toSimplified(text) === text ? text : toMainland(text)
}

/** What became of the characters that were met before, by their code. */
const folded: (string | undefined)[] = []
const mostFolded = 0x10000

function foldOnce(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character
  if (code >= mostFolded) return isMark(character) ? '' : foldCharacter(character)
  return (folded[code] ??= isMark(character) ? '' : foldCharacter(character))
}

/** Whether a code unit stays as it is: 1, or not: 2; 0 is not known yet. Halves of a character are never known. */
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

/** A text as it is searched. Combining marks that stand alone are dropped. */
export function foldText(text: string): string {
  let result = ''
  let start = 0
  for (let place = 0; place < text.length; place += 1) {
    if (isKept(text, place)) continue
    // What stays is copied in runs: most of a text stays.
    const character = String.fromCodePoint(text.codePointAt(place) ?? 0)
    result += text.slice(start, place) + foldOnce(character)
    place += character.length - 1
    start = place + 1
  }
  return start === 0 ? text : result + text.slice(start)
}

export interface Folded {
  text: string
  /** For each unit of `text` and its end, where it stands in the original. */
  places: number[]
}

/** The same, with the way back: where each part of it stands in the original. */
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
