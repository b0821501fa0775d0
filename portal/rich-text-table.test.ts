import { expect, it } from 'vitest'
import { mostCells } from '#domain/site/table-cells.ts'
import { readRichText } from './rich-text.ts'
import { richText } from './schemas.ts'

const text = (value: string) => ({ type: 'text', text: value, format: 0 })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const cell = (value: string, more: object = {}) => ({ type: 'tablecell', children: [paragraph(text(value))], ...more })
const row = (...children: unknown[]) => ({ type: 'tablerow', children })
const table = (...children: unknown[]) => ({ type: 'table', children })
const read = (...nodes: unknown[]) => richText.parse(readRichText({ root: { children: nodes } }, 'zh'))
const words = (value: string) => [{ type: 'text', text: value }]

it('keeps the head of columns and rows, and merged cells', () => {
  const head = row(cell('a', { headerState: 1 }), cell('b', { headerState: 3, colSpan: 2 }))
  const [found] = read(
    table(head, row(cell('c', { headerState: 2, rowSpan: 2 }), cell('d'), cell('e')), row(cell('f'))),
  )
  expect(found).toEqual({
    type: 'table',
    hasHead: true,
    rows: [
      [
        { children: words('a'), isHead: true },
        { children: words('b'), isHead: true, columns: 2 },
      ],
      [{ children: words('c'), isHead: true, rows: 2 }, { children: words('d') }, { children: words('e') }],
      [{ children: words('f') }],
    ],
  })
})

it('a cell of several paragraphs has breaks between them, and links that run nothing', () => {
  const link = { type: 'link', fields: { linkType: 'custom', url: 'javascript:alert(1)' }, children: [text('c')] }
  const children = [paragraph(text('a')), paragraph(), paragraph(text('b'), link)]
  expect(read(table(row({ type: 'tablecell', children })))).toMatchObject([
    { rows: [[{ children: [...words('a'), { type: 'break' }, ...words('b'), ...words('c')] }]] },
  ])
})

it('a table in a table is its words', () => {
  const inner = table(row(cell('in'), cell('side')))
  const [found] = read(table(row({ type: 'tablecell', children: [inner] })))
  expect(found).toMatchObject({ rows: [[{ children: [...words('in'), ...words('side')] }]] })
})

it('of ten thousand cells as many are left as a page can show, whatever they claim to take', () => {
  const wide = Array.from({ length: 100 }, () => cell('x', { colSpan: 1e9, rowSpan: 1e9 }))
  const [found] = read(table(...Array.from({ length: 100 }, () => row(...wide))))
  if (found?.type !== 'table') throw new Error('there should be a table')
  const cells = found.rows.flat()
  expect(cells.length).toBeLessThanOrEqual(mostCells)
  for (const { columns = 1, rows = 1 } of cells) expect(Math.max(columns, rows)).toBeLessThanOrEqual(50)
})

it.each([
  [{}],
  [{ children: [] }],
  [{ children: [{ type: 'tablerow' }] }],
  [{ children: [{ type: 'paragraph', children: [text('no row')] }] }],
])('what has no cells is nothing: %j', (broken) => {
  expect(read({ type: 'table', ...broken })).toEqual([])
})

it.each([-1, 0, 1.5, Number.NaN, '2'])('a cell that claims to take %s places takes one', (span) => {
  expect(read(table(row(cell('a', { colSpan: span, rowSpan: span }))))).toMatchObject([
    { rows: [[{ children: words('a') }]] },
  ])
})
