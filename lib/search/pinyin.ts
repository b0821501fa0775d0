import { createRequire } from 'node:module'
import type * as pinyinPro from 'pinyin-pro'
import { foldText } from './fold.ts'
import { memo } from './memo.ts'
import { partWords } from './words.ts'

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

/** How the words of a title sound, alone and with those that follow. */
export function soundsOf(title: string): Sound[] {
  const sounds = new Map<string, Sound>()
  for (const [run] of foldText(title).matchAll(/\p{Script=Han}{2,}/gu)) {
    const words = partWords(run)
    const spoken = words.map(syllables)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + longestSequence); end += 1) {
        const parts = spoken.slice(start, end).flat()
        if (parts.length < 2) continue
        const sequence = words.slice(start, end).join('')
        sounds.set(sequence, {
          sound: parts.join(''),
          initials: parts.map((part) => part[0]).join(''),
          words: sequence,
        })
      }
    }
  }
  return [...sounds.values()]
}

/** Pinyin with what many speakers do not tell apart made one: zh and z, ch and c, sh and s, ang and an. */
export const blurSound = (sound: string) => sound.replaceAll(/([zcs])h/g, '$1').replaceAll(/(?<=[aei])ng/g, 'n')
