import { createRequire } from 'node:module'
import type * as pinyinPro from 'pinyin-pro'
import { foldText } from './fold.ts'
import { memo } from './memo.ts'
import { partAllWords, partWords } from './words.ts'

const require = createRequire(import.meta.url)
let library: typeof pinyinPro | undefined

/** Syllables of Chinese words without tones, `lü` as `lv`. The table is loaded on first use. */
const syllables = memo((words) => {
  library ??= require('pinyin-pro') as typeof pinyinPro
  return library.pinyin(words, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
})

/** The pinyin of a run of characters. */
export const soundOf = (words: string) => syllables(words).join('')

export interface Sound {
  /** Full pinyin: `hunyijianmo`. */
  sound: string
  /** Initials: `hyjm`. */
  initials: string
  words: string
}

/** Longest sequence of words that people type as one. */
const longestSequence = 4

function soundAs(spoken: readonly string[], words: string): Sound | undefined {
  if (spoken.length < 2) return undefined
  return { sound: spoken.join(''), initials: spoken.map((part) => part[0]).join(''), words }
}

/** Pinyin of a title's words: alone, with following words, and of shorter words within them. */
export function soundsOf(title: string): Sound[] {
  const sounds = new Map<string, Sound | undefined>()
  for (const [run] of foldText(title).matchAll(/\p{Script=Han}{2,}/gu)) {
    const words = partWords(run)
    const spoken = words.map(syllables)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + longestSequence); end += 1) {
        const sequence = words.slice(start, end).join('')
        sounds.set(sequence, soundAs(spoken.slice(start, end).flat(), sequence))
      }
    }
    // A term that editors added is one word, but people type its parts separately: `xitong bianshi`.
    for (const word of words.flatMap(partAllWords))
      if (!sounds.has(word)) sounds.set(word, soundAs(syllables(word), word))
  }
  return [...sounds.values()].filter((sound) => sound !== undefined)
}

/** Fuzzy pinyin: merges sounds that many speakers don't distinguish (zh/z, ch/c, sh/s, ang/an). */
export const blurSound = (sound: string) => sound.replaceAll(/([zcs])h/g, '$1').replaceAll(/(?<=[aei])ng/g, 'n')

/**
 * Loads the dictionary of words and the table of sounds, which otherwise holds the process up for a third of a second
 * with the first record that is indexed, and whoever waits then.
 */
export const loadDictionaries = (): void => void soundsOf('词典')
