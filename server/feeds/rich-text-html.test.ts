import { expect, it } from 'vitest'
import { writeRichText } from './rich-text-html.ts'

const words = (text: string) => [{ type: 'text' as const, text }]

it('a table is one in feeds too, with all text escaped', () => {
  const rows = [[{ children: words('<b>'), isHead: true }], [{ children: words('&'), columns: 2 }]]
  expect(writeRichText([{ type: 'table', hasHead: true, rows }], (href) => href)).toBe(
    '<table><thead><tr><th>&lt;b&gt;</th></tr></thead><tbody><tr><td colspan="2">&amp;</td></tr></tbody></table>',
  )
})
