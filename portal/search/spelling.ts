import type { Ask, Row } from '#content/search/ask.ts'
import { distance, forgiven } from '#domain/search/distance.ts'
import { blurSound, soundOf } from '#domain/search/pinyin.ts'
import { type Concept, readQuery } from '#domain/search/query.ts'

interface Word {
  word: string
  shown: string
  weight: number
  /** Which letters it has, a bit for each. */
  letters: number
}

/** A change of a letter changes two of these bits at most, so most words are told apart without a closer look. */
function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

function readWord({ shown, weight, word }: Row): Word {
  return { word: String(word), shown: String(shown), weight: Number(weight), letters: lettersOf(String(word)) }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** How long the list of words is believed, in milliseconds. */
const wordsLive = 300_000
/** The most words that a misspelling is compared with. */
const mostWords = 60_000

export type Speller = (concept: Concept) => Promise<Concept | undefined>

/**
 * Finds the word that was meant by one that no document has: Latin words by the letters, those that are pinyin and
 * Chinese ones by how they sound.
 */
export function createSpeller(ask: Ask): Speller {
  let words: Promise<Word[]> | undefined
  let readAt = 0
  const readWords = () => {
    if (words === undefined || Date.now() - readAt > wordsLive) {
      readAt = Date.now()
      words = ask('SELECT word, shown, weight FROM portico_search_words ORDER BY weight DESC LIMIT ?', [
        mostWords,
      ]).then((rows) => rows.map(readWord))
      words.catch(() => {
        words = undefined
      })
    }
    return words
  }
  return async ({ isHan, text }) => {
    const asked = isHan ? soundOf(text) : text
    if (!/^\p{L}{4,24}$/u.test(asked)) return undefined
    const best = nearest(asked, await readWords(), isHan)
    if (best === undefined || best.shown === text) return undefined
    const [first, ...rest] = readQuery(best.shown)
    if (first === undefined) return undefined
    // A sound may stand for several words: all of them are asked for.
    const tokens = [first, ...rest].flatMap(({ alternatives }) => alternatives[0] ?? [])
    const alternatives = rest.length === 0 ? first.alternatives : [tokens]
    return { text: best.shown, isHan: first.isHan, alternatives }
  }
}

function nearest(asked: string, words: readonly Word[], isSound: boolean): Word | undefined {
  const limit = forgiven(asked)
  const letters = lettersOf(asked)
  let best: { word: Word; cost: number } | undefined
  for (const word of words) {
    if (Math.abs(word.word.length - asked.length) > limit || countBits(word.letters ^ letters) > 2 * limit) continue
    // What was typed in Chinese was meant in Chinese.
    if (isSound && word.word === word.shown) continue
    const steps = distance(asked, word.word, limit)
    if (steps > limit) continue
    // The first letter is seldom wrong; a word of a title is meant more often; and some sounds are often mixed up.
    const isBlurred = word.word !== word.shown && blurSound(word.word) === blurSound(asked)
    const cost = (isBlurred ? 0.4 : steps) + (word.word[0] === asked[0] ? 0 : 0.5) - 0.2 * word.weight
    if (best === undefined || cost < best.cost) best = { word, cost }
  }
  return best?.word
}
