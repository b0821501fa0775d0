import webvtt from 'webvtt-parser'
import type { Locale } from '#lib/locale.ts'

/** A line of captions, or a chapter. Times in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

export interface CaptionProblem {
  line: number
  /** One of our rules, or the parser's own message. */
  reason: 'empty' | 'overlap' | 'long' | { parser: string }
}

interface Parsed {
  cues: { startTime: number; endTime: number; text: string }[]
  errors: { message: string; line: number }[]
}

/** Size limit of a file: an hour of speech takes about 60 KB. */
const maxLength = 500_000

/** Voice and style tags, and WebVTT escapes, which don't belong in a transcript. */
function plainText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/&[lr]rm;/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}

/** The line number of a cue's timing; the parser keeps none. */
function linesOfTimes(text: string): number[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => (line.includes('-->') ? [index + 1] : []))
}

/**
 * Reads a WebVTT file with the W3C's parser, and a little more strictly: cues must have text, and chapters must not
 * overlap.
 */
export function readCaptions(
  text: string,
  kind: 'captions' | 'chapters' = 'captions',
): { cues: Cue[]; problem?: CaptionProblem } {
  if (text.length > maxLength) return { cues: [], problem: { line: 1, reason: 'long' } }
  const { cues: parsed, errors } = new webvtt.WebVTTParser().parse(
    text,
    kind === 'chapters' ? 'chapters' : 'subtitles',
  ) as Parsed
  const cues = parsed.map(({ endTime, startTime, text: words }) => ({
    start: startTime,
    end: endTime,
    text: plainText(words),
  }))
  const [error] = errors
  if (error !== undefined) return { cues, problem: { line: error.line, reason: { parser: error.message } } }
  const lines = linesOfTimes(text)
  for (const [index, cue] of cues.entries()) {
    const line = lines[index] ?? 1
    const before = cues[index - 1]
    if (cue.text === '') return { cues, problem: { line, reason: 'empty' } }
    if (kind === 'chapters' && before !== undefined && cue.start < before.end)
      return { cues, problem: { line, reason: 'overlap' } }
  }
  return cues.length === 0 ? { cues, problem: { line: 1, reason: 'empty' } } : { cues }
}

const reasons: Record<Locale, Record<Exclude<CaptionProblem['reason'], object>, string>> = {
  zh: { empty: '没有文字', overlap: '与上一章重叠', long: '文件太长' },
  en: { empty: 'has no words', overlap: 'overlaps the chapter above', long: 'the file is too long' },
}

/** The parser's messages are English; common mistakes get a Chinese message too. */
const parserInChinese: [said: RegExp, words: string][] = [
  [/No valid signature/, '文件须以WEBVTT开头'],
  [/No blank line after the signature/, 'WEBVTT之后须空一行'],
  [/decimal separator/, '秒与毫秒之间用英文句点，例如00:01.500'],
  [/Milliseconds must be/, '毫秒须是三位数字'],
  [/more than 59 (?:minutes|seconds)/, '分和秒不超过59'],
  [/exactly two digits/, '时、分、秒须是两位数字'],
  [/time unit separator|No seconds found/, '时间写作00:01.500或01:00:01.500'],
  [/No timestamp found|Timestamp must start/, '缺少时间'],
  [/Start timestamp is not greater/, '开始时间早于上一段'],
  [/End timestamp is not greater/, '结束时间不晚于开始时间'],
  [/Cue identifier/, '编号之后须是时间行'],
  [/Blank line missing/, '与上一段之间须空一行'],
  [/separator|whitespace|-->/i, '开始与结束之间写“ --> ”'],
]

function inChinese(said: string): string {
  return parserInChinese.find(([pattern]) => pattern.test(said))?.[1] ?? said
}

/** What is wrong with a file, for its editor. */
export function describeCaptionProblem({ line, reason }: CaptionProblem, locale: Locale): string {
  if (locale === 'zh')
    return `WebVTT第${line}行：${typeof reason === 'string' ? reasons.zh[reason] : inChinese(reason.parser)}`
  return `WebVTT line ${line}: ${typeof reason === 'string' ? reasons.en[reason] : reason.parser}`
}
