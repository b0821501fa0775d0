import { measureAt } from './measures.ts'
import { numberedTokens } from './numbered.ts'
import { bigrams, type Unit, unitsOf, wordTokens } from './units.ts'
import { foldText, foldWords } from './fold.ts'
import { dropQuestion } from './questions.ts'
import { isChineseStopWord, isStopWord } from './stop-words.ts'
import { isBeginning, partWords } from './words.ts'

/** Tokens that must all match; one that ends in `*` matches as a prefix. */
type Alternative = string[]

/** One concept of a query, with the alternatives that match it. */
export interface Concept {
  /** The folded source text. */
  text: string
  isHan: boolean
  alternatives: Alternative[]
  /** How many of the alternatives say the very thing; those behind are other words for it. Without a number all do. */
  own?: number
}

/** Longest query, in characters, and most concepts in one. */
export const longestQuery = 200
export const mostConcepts = 12

/** Cleans a query: no control characters, single spaces. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, 4 * longestQuery)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .trim()
}

/** The concepts of a query. Stop words count only if there is nothing else. */
export function readQuery(text: string): Concept[] {
  const isSpoken = /[吗么怎哪]|能不能|可不可以|如何|能否/u.test(text)
  const all: (Concept & { isStop: boolean })[] = []
  const units = unitsOf(joinReleases(foldText(foldWords(dropQuestion(cleanQuery(text))))))
  for (let index = 0; index < units.length; index += 1) {
    const measure = measureAt(units, index)
    const unit = measure ? restOf(measure.rest) : units[index]
    if (measure) {
      all.push({ text: measure.token, isHan: false, alternatives: [[measure.token]], isStop: false })
      index += measure.length - 1
    }
    if (unit?.kind === 'word') all.push(readWord(unit.text))
    else if (unit) for (const word of askableWords(unit.text, isSpoken)) all.push(readHan(word))
  }
  const telling = all.filter(({ isStop }) => !isStop)
  const seen = new Set<string>()
  return (telling.length > 0 ? telling : all)
    .filter(({ text: word }) => !seen.has(word) && seen.add(word))
    .slice(0, mostConcepts)
    .map(({ alternatives, isHan, text: word }) => ({ text: word, isHan, alternatives }))
}

/** Of what is left after a unit, one character is the end of another word and no word by itself. */
const restOf = (rest: Unit | undefined) => (rest !== undefined && rest.text.length > 1 ? rest : undefined)

/** `R2026 b` is the release R2026b. */
const joinReleases = (text: string) => text.replaceAll(/\b(r20\d\d)\s+([ab])\b/gi, '$1$2')

function readWord(text: string): Concept & { isStop: boolean } {
  const [whole = '', ...parts] = wordTokens(text)
  const inner = parts.filter((part) => part !== whole)
  // `real-time` matches whole, joined, or by its parts; a release only by its name.
  const hasParts = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}]/u.test(text) || /\p{Ll}\p{Lu}|\p{L}{2,}\d+\.\d/u.test(text)
  const pieces = inner.filter((part) => !part.includes('_') || /^\d+_\d/.test(part))
  const alternatives = [[whole], ...(hasParts && pieces.length > 0 ? withoutJoined(pieces, text) : [])]
  const [numbered] = numberedTokens(text.toLowerCase())
  if (numbered !== undefined)
    return { text: text.toLowerCase(), isHan: false, alternatives: [[numbered]], isStop: false }
  // `ARINC429` is written apart as often as not.
  const apart = /^(\p{L}{2,})(\d{3,})$/u.exec(whole)
  if (apart?.[1] && apart[2] && !isStopWord(apart[1])) alternatives.push([apart[1], apart[2]])
  const bare = /^[rv](\d+(?:_\d+)+|\d{4}[a-z])$/.exec(whole)?.[1]
  if (bare !== undefined) alternatives.push([bare])
  return { text: text.toLowerCase(), isHan: false, alternatives, isStop: isStopWord(text) }
}

/** Parts that must all match, or, for a hyphenated word, the joined form. */
function withoutJoined(pieces: string[], text: string): Alternative[] {
  const isHyphened = /^[\p{L}-]+$/u.test(text) && text.includes('-') && pieces.length > 2 && text.split('-').length <= 3
  if (!isHyphened) return [pieces]
  const [joined = '', ...rest] = pieces
  return [[joined], rest]
}

/** Verbs of one character as texts write them; alone they would be the beginning of far too much. */
const verbs: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  '装安装 卸卸载 买购买 学学习 删删除 存保存 传上传 跑运行 改修改 修维修 升升级 换更换 查查询 算计算 导导入 退退款 试试用 租租用 画绘图 签签名'
    .split(' ')
    .map((each) => [each.slice(0, 1), each.slice(1)]),
)

/** The verb that a word is, or that somebody asks whether one can do it: 能装. */
function verbIn(word: string): string | undefined {
  const [first = '', second] = word
  if (second === undefined) return verbs[first]
  return word.length === 2 && '能会要想可没不再重'.includes(first) ? verbs[second] : undefined
}

/**
 * The words of a Chinese run. A single character beside words means little and is left out; several in a row are a word
 * that the dictionary lacks, or a misspelt one.
 *
 * @param isSpoken whether somebody asks: only then is a verb of one character what they ask for, and no part of a name
 */
function askableWords(run: string, isSpoken: boolean): string[] {
  const words = partWords(run)
  // A taught term that is not written to its end would lose the characters by which it is told.
  if (isBeginning(run) && words.some((word) => [...word].length === 1)) return [run]
  const asked: string[] = []
  let singles = ''
  const endSingles = () => {
    if ([...singles].length > 1) asked.push(singles)
    singles = ''
  }
  for (const word of words) {
    const verb = isSpoken ? verbIn(word) : undefined
    if (verb !== undefined) {
      endSingles()
      asked.push(verb)
    } else if ([...word].length === 1 && !isChineseStopWord(word)) singles += word
    else {
      endSingles()
      asked.push(word)
    }
  }
  endSingles()
  return asked.some((word) => !isChineseStopWord(word)) ? asked : [run]
}

function readHan(word: string): Concept & { isStop: boolean } {
  // Single characters aren't indexed; they match as the prefix of a bigram.
  const pairs = [...word].length === 1 ? [`${word}*`] : bigrams(word)
  const alternatives = [...word].length > 2 ? [[word], pairs] : [pairs]
  return { text: word, isHan: true, alternatives, isStop: isChineseStopWord(word) }
}
