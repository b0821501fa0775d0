import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as library from '@node-rs/jieba'

/** Minimum frequency of a dictionary word; rarer ones match by their bigrams. */
const leastCount = 10
/** Longest word, in bytes: five Chinese characters. */
const longestWord = 15
/** Frequency of words that the dictionary lacks: enough to be one. */
const newerCount = 1000
/** Frequency of our own words, which outranks everything in the dictionary. */
const ownCount = 100_000

const require = createRequire(import.meta.url)
let loaded: library.Jieba | undefined
const own = new Set<string>()
/** Beginnings of the longer ones among them, from three characters on. */
const beginnings = new Set<string>()

/** Words that came up after the dictionary was made. */
const newer =
  '微信 企业微信 公众号 小程序 支付宝 抖音 快手 淘宝 钉钉 飞书 微博 知乎 二维码 网银 云盘 网盘 短视频 朋友圈 高铁 网约车 大模型 区块链 元宇宙 比特币'

/**
 * The dictionary, loaded with the first Chinese text. Only frequent words are kept, which takes 15 MB of memory rather
 * than 50; the file is parsed as bytes, because its lines as strings would briefly take a hundred.
 */
function load(): library.Jieba {
  if (loaded !== undefined) return loaded
  const { Jieba } = require('@node-rs/jieba') as typeof library
  // Not by `require.resolve` of the file itself: Next, whose copy of this never runs, would want to bundle it.
  const source = readFileSync(join(dirname(require.resolve('@node-rs/jieba')), 'dict.txt'))
  loaded = Jieba.withDict(keepFrequent(source))
  loaded.loadDict(
    Buffer.from(
      newer
        .split(' ')
        .map((word) => `${word} ${newerCount} n\n`)
        .join(''),
    ),
  )
  return loaded
}

const [space, newline, zero, nine] = [32, 10, 48, 57]

/** Byte by byte, in one pass: with a call of `Buffer` for each of the 350,000 lines it took three times as long. */
function keepFrequent(source: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(source.length)
  let length = 0
  let at = 0
  while (at < source.length) {
    const start = at
    while (at < source.length && source[at] !== space) at += 1
    const size = at - start
    let count = 0
    for (at += 1; at < source.length; at += 1) {
      const digit = source[at] ?? 0
      if (digit < zero || digit > nine) break
      count = count * 10 + digit - zero
    }
    while (at < source.length && source[at] !== newline) at += 1
    at += 1
    // Words that begin with a Latin letter are segmented without a dictionary.
    const isHan = (source[start] ?? 0) >= 0xe0
    if (!isHan || size > longestWord || count < leastCount) continue
    for (let each = start; each < at && each < source.length; each += 1) kept[length++] = source[each] ?? 0
  }
  return Buffer.from(kept.subarray(0, length))
}

/** Adds words to the dictionary: names of products and toolboxes, terms of the synonyms. */
export function addOwnWords(words: Iterable<string>): void {
  const added = [...words].filter((word) => /^\p{Script=Han}{2,8}$/u.test(word) && !own.has(word))
  if (added.length === 0) return
  for (const word of added) {
    own.add(word)
    for (let length = 3; length < word.length; length += 1) beginnings.add(word.slice(0, length))
  }
  load().loadDict(Buffer.from(added.map((word) => `${word} ${ownCount} n\n`).join('')))
}

/** The words that were added. */
export const ownWords = (): string[] => [...own]

/** Whether a taught word begins so, and does not end there. */
export const isBeginning = (text: string): boolean => beginnings.has(text) && !own.has(text)

/** Segments a run of Chinese characters into words. */
export function partWords(run: string): string[] {
  return run.length === 1 ? [run] : load().cut(run, true)
}

/** The words of a run, including shorter words within longer ones. */
export function partAllWords(run: string): string[] {
  return run.length === 1 ? [run] : load().cutForSearch(run, true)
}

/** Whether the dictionary, or an editor, has these characters as one word. */
export const isChineseWord = (word: string): boolean => load().cut(word, false).length === 1
