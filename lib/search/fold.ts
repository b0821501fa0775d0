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

// oxlint-disable-next-line no-control-regex
const isPlain = /^[\u0000-\u007F]*$/

/** A text as it is searched. Combining marks that stand alone are dropped. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text
  let result = ''
  for (const character of text) result += foldOnce(character)
  return result
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
