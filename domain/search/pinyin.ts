import { createRequire } from 'node:module'
import type * as pinyinPro from 'pinyin-pro'
import { foldText } from './fold.ts'
import { memo } from './memo.ts'
import { partAllWords, partWords } from './words.ts'

const require = createRequire(import.meta.url)
let library: typeof pinyinPro | undefined

/** The syllables of Chinese words without tones, `lü` as `lv`. The table is loaded when it is first needed. */
const syllables = memo((words) => {
  library ??= require('pinyin-pro') as typeof pinyinPro
  return library.pinyin(words, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
})

/** How a run of characters sounds, written together. */
export const soundOf = (words: string) => syllables(words).join('')

export interface Sound {
  /** Syllables written together: `hunyijianmo`. */
  sound: string
  /** The first letter of each: `hyjm`. */
  initials: string
  words: string
}

/** Longest sequence of words that people write as one, in words. */
const longestSequence = 4

function soundAs(spoken: readonly string[], words: string): Sound | undefined {
  if (spoken.length < 2) return undefined
  return { sound: spoken.join(''), initials: spoken.map((part) => part[0]).join(''), words }
}

/** How the words of a title sound: alone, with those that follow, and the shorter words in them. */
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
    // A term that editors taught is one word, and people write its words apart: `xitong bianshi`.
    for (const word of words.flatMap(partAllWords))
      if (!sounds.has(word)) sounds.set(word, soundAs(syllables(word), word))
  }
  return [...sounds.values()].filter((sound) => sound !== undefined)
}

/** Pinyin with what many speakers do not tell apart made one: zh and z, ch and c, sh and s, ang and an. */
export const blurSound = (sound: string) => sound.replaceAll(/([zcs])h/g, '$1').replaceAll(/(?<=[aei])ng/g, 'n')
