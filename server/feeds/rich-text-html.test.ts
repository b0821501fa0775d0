import { expect, it } from 'vitest'
import { writeRichText } from './rich-text-html.ts'

const words = (text: string) => [{ type: 'text' as const, text }]

it('a table is one in feeds too, with all text escaped', () => {
  const rows = [[{ children: words('<b>'), isHead: true }], [{ children: words('&'), columns: 2 }]]
  expect(writeRichText([{ type: 'table', hasHead: true, rows }], (href) => href)).toBe(
    '<table><thead><tr><th>&lt;b&gt;</th></tr></thead><tbody><tr><td colspan="2">&amp;</td></tr></tbody></table>',
  )
})

it('what is set apart is told in elements that every reader knows, with all text escaped', () => {
  const absolute = (href: string) => `https://portico.example${href}`
  const html = writeRichText(
    [
      {
        type: 'paragraph',
        children: [
          { type: 'formula', source: 'a<b', math: [{ depth: 0, tag: 'math' }] },
          { type: 'note', id: 'note-1', number: 1 },
        ],
      },
      {
        type: 'callout',
        kind: 'tip',
        title: '<i>',
        blocks: [
          { type: 'paragraph', children: [{ type: 'link', href: '/a', children: [{ type: 'text', text: 'x' }] }] },
        ],
      },
      { type: 'code', language: 'c', title: '', pieces: [{ text: 'a' }, { text: '<b>', kind: 'keyword' }] },
      { type: 'formula', source: '\\frac{a' },
      { type: 'notes', notes: [{ id: 'note-1', number: 1, children: [{ type: 'text', text: '"&"' }] }] },
    ],
    absolute,
  )
  expect(html.split('\n')).toEqual([
    '<p><code>a&lt;b</code><sup>[1]</sup></p>',
    '<blockquote><p><strong>&lt;i&gt;</strong></p><p><a href="https://portico.example/a">x</a></p></blockquote>',
    '<pre><code>a&lt;b&gt;</code></pre>',
    '<p><code>\\frac{a</code></p>',
    '<p><sup>[1]</sup> &quot;&amp;&quot;</p>',
  ])
})
