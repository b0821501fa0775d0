import type { Ask, Row } from '#content/search/ask.ts'
import { typingCost } from '#domain/search/distance.ts'
import { isEnglishWord, isProgramName } from '#domain/search/known-words.ts'
import { blurSound, soundOf } from '#domain/search/pinyin.ts'
import { type Concept, readQuery } from '#domain/search/query.ts'
import { isChineseWord, ownWords } from '#domain/search/words.ts'

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

/** What editors taught is known by its sound even where no title has it. */
const taughtWords = () => ownWords().map((shown) => readWord({ word: soundOf(shown), shown, weight: 2 }))

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** How long the list of words is believed, in milliseconds. */
const wordsLive = 300_000
/** The most words that a misspelling is compared with. */
const mostWords = 60_000

interface Known {
  words: readonly Word[]
  /** Chinese ones in which a wrong character can be told. */
  terms: readonly string[]
}

const known = (words: readonly Word[]): Known => ({
  words,
  terms: words.map(({ shown }) => shown).filter((shown) => /^\p{Script=Han}{4,12}$/u.test(shown)),
})

/** What was meant by a word that no document has. */
interface Meant {
  concept: Concept
  /** Whether it is searched for without asking. */
  isCertain: boolean
}

export interface Speller {
  /** The word that was meant. Nothing where what was typed is a word by itself, or resembles none. */
  spell: (concept: Concept) => Promise<Meant | undefined>
  /** A query in which a term of the titles has one wrong character: with the right one. */
  mendTerms: (query: string) => Promise<string | undefined>
}

/**
 * Finds what was meant by words that no document has. Whoever searches for something that is not here is not to be told of
 * something else: a correction is certain, or it is a question, or there is none.
 */
export function createSpeller(ask: Ask): Speller {
  let words: Promise<Known> | undefined
  let readAt = 0
  const readWords = () => {
    if (words === undefined || Date.now() - readAt > wordsLive) {
      readAt = Date.now()
      words = ask('SELECT word, shown, weight FROM portico_search_words ORDER BY weight DESC LIMIT ?', [
        mostWords,
      ]).then((rows) => known([...taughtWords(), ...rows.map(readWord)]))
      words.catch(() => {
        words = undefined
      })
    }
    return words
  }
  return {
    spell: async ({ isHan, text }) => {
      const { words: all } = await readWords()
      const found = isHan ? soundsLike(text, all) : looksLike(text, all)
      if (found === undefined || found.shown === text) return undefined
      const concept = asConcept(found.shown)
      return concept && { concept, isCertain: found.isCertain }
    },
    mendTerms: async (query) => {
      const runs = query.match(/\p{Script=Han}{4,}/gu) ?? []
      if (runs.length === 0) return undefined
      const { terms } = await readWords()
      const mended = runs.reduce((text, run) => text.replace(run, () => mendRun(run, terms)), query)
      return mended === query ? undefined : mended
    },
  }
}

function asConcept(shown: string): Concept | undefined {
  const [first, ...rest] = readQuery(shown)
  if (first === undefined) return undefined
  // A sound may stand for several words: all of them are asked for.
  const tokens = [first, ...rest].flatMap(({ alternatives }) => alternatives[0] ?? [])
  return { text: shown, isHan: first.isHan, alternatives: rest.length === 0 ? first.alternatives : [tokens] }
}

interface Found {
  shown: string
  isCertain: boolean
}

/** Chinese is typed by its sound: what sounds the very same was chosen wrongly, anything else is another word. */
function soundsLike(text: string, words: readonly Word[]): Found | undefined {
  const sound = soundOf(text)
  if (text.length < 2 || sound.length < 4) return undefined
  const same = words.find(({ shown, word }) => word === sound && word !== shown)
  // 微信 is typed like 卫星, and is not what was meant by whoever typed it.
  const isMeant = isChineseWord(text)
  if (same) return { shown: same.shown, isCertain: !isMeant }
  if (isMeant) return undefined
  const blurred = blurSound(sound)
  // No blurring changes the first letter, by which most words are told apart without it.
  const near = words.find(({ shown, word }) => word !== shown && word[0] === sound[0] && blurSound(word) === blurred)
  return near && { shown: near.shown, isCertain: true }
}

/** How wrong a word may be, by its length, to be asked about; and to be replaced. */
function limitsOf({ length }: string, isOfTitle = false): { asked: number; certain: number } {
  if (length < 5) return { asked: length < 4 ? 0 : 0.6, certain: 0 }
  if (length < 7) return { asked: 1, certain: isOfTitle && length > 5 ? 1 : 0.6 }
  const certain = length < 9 ? 1 : length < 12 ? 1.5 : 2
  return { asked: certain + 0.2, certain }
}

/** What is a word by itself, such as `positon`, may still be a slip where it is one of the commonest. */
const rareSlip = 0.6

/** The nearest Latin word, or Chinese by its pinyin. */
function looksLike(text: string, words: readonly Word[]): Found | undefined {
  if (!/^\p{L}{4,24}$/u.test(text)) return undefined
  const isMeant = isEnglishWord(text) || isProgramName(text)
  const letters = lettersOf(text)
  const blurred = blurSound(text)
  let best: { word: Word; cost: number } | undefined
  const asked = isMeant ? rareSlip : limitsOf(text).asked
  for (const word of words) {
    const isSound = word.word !== word.shown
    if (Math.abs(word.word.length - text.length) > 3 || countBits(word.letters ^ letters) > 6) continue
    const slips = isSound && blurSound(word.word) === blurred ? 0.4 : typingCost(text, word.word, asked)
    if (slips > asked) continue
    // The first letter is seldom wrong, and a word of a title is meant more often.
    const cost = slips + (word.word[0] === text[0] ? 0 : 0.5) - 0.1 * word.weight
    if (best === undefined || cost < best.cost) best = { word, cost }
  }
  if (best === undefined) return undefined
  const { certain } = limitsOf(text, best.word.weight > 1)
  return { shown: best.word.shown, isCertain: !isMeant && best.cost + 0.1 * best.word.weight <= certain }
}

/** Puts one wrong character right within a term of four or more, unless with its neighbours it is a word by itself. */
function mendRun(run: string, terms: readonly string[]): string {
  for (const term of terms) {
    for (let start = 0; start + term.length <= run.length; start += 1) {
      const place = onlyDifference(run.slice(start, start + term.length), term)
      if (place === undefined || isPartOfWord(run, start + place)) continue
      return run.slice(0, start) + term + run.slice(start + term.length)
    }
  }
  return run
}

/** Where two texts of one length differ, if it is in one place. */
function onlyDifference(one: string, other: string): number | undefined {
  let place: number | undefined
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue
    if (place !== undefined) return undefined
    place = at
  }
  return place
}

const isPartOfWord = (run: string, at: number) =>
  [run.slice(at - 1, at + 1), run.slice(at, at + 2)].some((pair) => pair.length === 2 && isChineseWord(pair))
