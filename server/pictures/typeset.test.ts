import { describe, expect, it } from 'vitest'
import { machines } from '#demo/content/machines.ts'
import { news } from '#demo/content/news.ts'
import { locales } from '#lib/locale.ts'
import { openFonts } from './fonts.ts'
import { breakLines, drawLine, measure, splitRuns, type TextStyle } from './typeset.ts'

const fonts = await openFonts()
const style = (locale: TextStyle['locale']): TextStyle => ({ size: 40, weight: 'bold', locale, fonts })

describe('text of pictures', () => {
  it('is set from fonts that have every character of the demo', () => {
    const text = JSON.stringify([machines, news])
    const missing = new Set(
      Array.from(text).filter((character) => {
        const code = character.codePointAt(0) ?? 0
        return (
          !/\p{C}|\s/u.test(character) &&
          ![fonts.bold.latin, fonts.bold.han].some((font) => font.hasGlyphForCodePoint(code))
        )
      }),
    )
    expect([...missing]).toEqual([])
  })

  it.each(locales)('is set run by run in a family that has all of it, in %s', (locale) => {
    const own = style(locale)
    for (const run of splitRuns('步长 5 µs ±10 %，“刻漏”≤ 1’s – 2 °C', own))
      for (const character of run.run)
        if (character !== '≤') {
          const font = fonts.bold[run.family]
          expect(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0), character).toBe(true)
        }
  })

  it.each(locales)('is broken into lines that fit, between words, in %s', (locale) => {
    const own = style(locale)
    for (const { title } of news) {
      const text = title[locale] ?? title.zh
      const lines = breakLines(text, own, { width: 500, most: 20 })
      for (const line of lines) expect(measure(line, own), line).toBeLessThanOrEqual(500)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''))
      for (const line of lines.slice(1)) expect(line, text).toMatch(/^[^，。；：！？、）”》,.;:!?)…]/)
    }
  })

  it('ends in an ellipsis where there is no room', () => {
    const own = style('zh')
    const [first = '', last = '', ...others] = breakLines('求解速度是上一版的三倍，支持到二〇二八年', own, {
      width: 300,
      most: 2,
    })
    expect(others).toEqual([])
    expect([first.endsWith('…'), last.endsWith('…'), measure(last, own) <= 300]).toEqual([false, true, true])
  })

  it('has a gap between Chinese and Latin letters, and none beside punctuation', () => {
    const own = style('zh')
    const sum = (...parts: string[]) => parts.reduce((width, part) => width + measure(part, own), 0)
    expect(measure('步长2毫秒', own)).toBeCloseTo(sum('步长', '2', '毫秒') + 10)
    expect(measure('（2）', own)).toBeCloseTo(sum('（', '2', '）'))
  })

  it('is drawn as outlines: the picture needs no font', () => {
    const svg = drawLine('浑仪 S8', style('zh'), { x: 0, y: 0, fill: '#fff' })
    expect(svg.match(/<path /g)).toHaveLength(5)
    expect(svg).not.toContain('<text')
  })
})
