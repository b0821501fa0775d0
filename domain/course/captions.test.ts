import { describe, expect, it } from 'vitest'
import { describeCaptionProblem, readCaptions } from './captions.ts'

const file = (...blocks: string[]) => `WEBVTT\n\n${blocks.join('\n\n')}\n`
const first = '00:00.000 --> 00:02.500\nA plate is still.'

describe('a caption file', () => {
  it('is read into its lines, without tags, escapes and broken lines', () => {
    const text = file(first, '2\n00:02.500 --> 01:00:01.000\n<v Teacher>Now &lt;it&gt;\nmoves &amp; rings.')
    expect(readCaptions(text)).toEqual({
      cues: [
        { start: 0, end: 2.5, text: 'A plate is still.' },
        { start: 2.5, end: 3601, text: 'Now <it> moves & rings.' },
      ],
    })
  })

  it('may have the line ends of any system, a mark at its start, and notes', () => {
    const text = `\uFEFF${file('NOTE made by hand', first).replaceAll('\n', '\r\n')}`
    expect(readCaptions(text)).toEqual({ cues: [{ start: 0, end: 2.5, text: 'A plate is still.' }] })
  })

  it.each([
    ['no signature', first, 1, '文件须以WEBVTT开头'],
    ['SubRip commas', file('00:00,000 --> 00:02,500\nx'), 3, '秒与毫秒之间用英文句点，例如00:01.500'],
    ['an end before its begin', file('00:03.000 --> 00:02.500\nx'), 3, '结束时间不晚于开始时间'],
    ['a step back', file('00:05.000 --> 00:06.000\nx', first), 6, '开始时间早于上一段'],
    ['seventy seconds', file('00:70.000 --> 02:00.000\nx'), 3, '分和秒不超过59'],
    ['words without a time', file('hello there\nand more'), 4, '编号之后须是时间行'],
    ['a cue without words', file('00:00.000 --> 00:02.500'), 3, '没有文字'],
    ['no cue at all', 'WEBVTT\n', 1, '没有文字'],
    ['a book', `WEBVTT\n\n${'x'.repeat(500_001)}`, 1, '文件太长'],
  ])('with %s is refused with its line and a reason', (_what, text, line, words) => {
    const { problem } = readCaptions(text)
    expect(problem?.line).toBe(line)
    expect(problem && describeCaptionProblem(problem, 'zh')).toBe(`WebVTT第${line}行：${words}`)
    expect(problem && describeCaptionProblem(problem, 'en')).toMatch(
      new RegExp(`^WebVTT line ${line}: [\\x20-\\x7e]+$`),
    )
  })

  it('of chapters may not overlap, that of captions may', () => {
    const text = file(first, '00:01.000 --> 00:03.000\ny')
    expect(readCaptions(text).problem).toBeUndefined()
    expect(readCaptions(text, 'chapters').problem).toEqual({ line: 6, reason: 'overlap' })
  })
})
