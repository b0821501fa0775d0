import { describe, expect, it } from 'vitest'
import type { RichText } from '#portal/schemas.ts'
import { type ComparedLine, compareTexts } from './compare-texts.ts'

const heading = (text: string): RichText[number] => ({
  type: 'heading',
  level: 2,
  id: text,
  children: [{ type: 'text', text }],
})
const paragraph = (text: string): RichText[number] => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const list = (...items: string[]): RichText[number] => ({
  type: 'list',
  ordered: false,
  items: items.map((text) => [{ type: 'text', text }]),
})

/** A line with what was taken away in brackets and what was added in braces. */
const draw = ({ parts }: ComparedLine) =>
  parts.map(({ change, text }) => ({ none: text, added: `{${text}}`, removed: `[${text}]` })[change]).join('')

describe('two versions of a text', () => {
  it('the same text has no change', () => {
    const text = [heading('1'), paragraph('A b c.'), list('one', 'two')]
    expect(compareTexts(text, text, 'en').map(draw)).toEqual(['1', 'A b c.', 'one', 'two'])
  })

  it('a changed line shows the words that changed, in English', () => {
    const lines = compareTexts([paragraph('We keep it for 24 months.')], [paragraph('We keep it for 12 months.')], 'en')
    expect(lines.map(draw)).toEqual(['We keep it for [24]{12} months.'])
  })

  it('and in Chinese, which has no spaces', () => {
    const [line] = compareTexts([paragraph('申请材料保存六个月。')], [paragraph('申请材料最多保存三个月。')], 'zh')
    expect(draw(line ?? { kind: 'item', parts: [] })).toMatch(/^申请材料.*\{最多\}.*保存.*月。$/)
  })

  it('what is new or gone stands whole, and in its place', () => {
    const before = [heading('Scope'), paragraph('Old words of one kind.'), heading('End')]
    const after = [heading('Scope'), list('Something entirely different', 'More of it'), heading('End')]
    expect(compareTexts(before, after, 'en').map(draw)).toEqual([
      'Scope',
      '[Old words of one kind.]',
      '{Something entirely different}',
      '{More of it}',
      'End',
    ])
    expect(compareTexts([], after, 'en').every(({ parts }) => parts[0]?.change === 'added')).toBe(true)
  })
})
