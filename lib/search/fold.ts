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

const folded = new Map<string, string>()

function foldOnce(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const made = foldCharacter(character)
  // Far more characters than a language has: somebody is trying.
  if (folded.size > 20_000) folded.clear()
  folded.set(character, made)
  return made
}

/** A text as it is searched. Combining marks that stand alone are dropped. */
export function foldText(text: string): string {
  let result = ''
  for (const character of text) result += isMark(character) ? '' : foldOnce(character)
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
    const made = isMark(character) ? '' : foldOnce(character)
    for (let index = 0; index < made.length; index += 1) places.push(place)
    result += made
    place += character.length
  }
  places.push(place)
  return { text: result, places }
}

const isMark = (character: string) => character > '\u02FF' && /^\p{M}$/u.test(character)
