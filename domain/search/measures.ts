import type { Unit } from './units.ts'

/** Units of measurement by everything that they are written as, folded and in small letters. */
const written: Record<string, string> = {
  us: 'us μs microsecond microseconds 微秒',
  ms: 'ms millisecond milliseconds 毫秒',
  second: 's sec secs second seconds 秒 秒钟',
  minute: 'min minute minutes 分钟',
  hour: 'h hour hours 小时',
  day: 'day days 天',
  hz: 'hz 赫兹',
  khz: 'khz 千赫',
  mhz: 'mhz 兆赫',
  ghz: 'ghz 吉赫',
  core: 'core cores 核',
  channel: 'channel channels 路 通道',
  mb: 'mb',
  gb: 'gb',
  tb: 'tb',
  kw: 'kw 千瓦',
}
const units = new Map(Object.entries(written).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])))
const chinese = [...units.keys()].filter((word) => /^\p{Script=Han}/u.test(word))

/** A number with its unit, as one thing. */
interface Measure {
  /** `5us`, however it was written. */
  token: string
  /** Units of the text that it takes up whole: the number, and mostly the one after it. */
  length: 1 | 2
  /** What is left of a Chinese run that begins with the unit. */
  rest: Unit | undefined
}

const tokenOf = (number: string, unit: string) => `${number.replaceAll(',', '').replace('.', '_')}${unit}`

/** The measure that begins at a unit of a text, if one does. */
export function measureAt(text: readonly Unit[], index: number): Measure | undefined {
  const first = text[index]
  if (first?.kind !== 'word' || !/^\d/.test(first.text)) return undefined
  const [, joinedNumber, joined] = /^(\d+(?:\.\d+)?)([a-zμ]+)$/.exec(first.text.toLowerCase()) ?? []
  const joinedUnit = joined && units.get(joined)
  if (joinedNumber !== undefined && joinedUnit)
    return { token: tokenOf(joinedNumber, joinedUnit), length: 1, rest: undefined }
  if (!/^\d+(?:[.,]\d+)*$/.test(first.text)) return undefined
  const next = text[index + 1]
  if (next === undefined || next.start - first.start - first.text.length > 1) return undefined
  if (next.kind === 'word') {
    const unit = units.get(next.text.toLowerCase())
    return unit === undefined ? undefined : { token: tokenOf(first.text, unit), length: 2, rest: undefined }
  }
  const word = chinese.find((each) => next.text.startsWith(each))
  const unit = word && units.get(word)
  if (!unit) return undefined
  const left = next.text.slice(word.length)
  const rest = left === '' ? undefined : { ...next, text: left, start: next.start + word.length }
  return { token: tokenOf(first.text, unit), length: 2, rest }
}
