import { describe, expect, it } from 'vitest'
import { longestCode } from '#domain/text/code-languages.ts'
import { plainText } from '#content/rich-text/plain-text.ts'
import { compareTexts } from './legal/compare-texts.ts'
import { readRichText } from './rich-text.ts'
import { richText } from './schemas.ts'

const text = (value: string) => ({ type: 'text', text: value, format: 0 })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const block = (blockType: string, fields: object = {}) => ({ type: 'block', fields: { ...fields, blockType } })
const inline = (blockType: string, fields: object = {}) => ({ type: 'inlineBlock', fields: { ...fields, blockType } })
const stored = (...children: unknown[]) => ({ root: { type: 'root', children } })
const read = (...nodes: unknown[]) => richText.parse(readRichText(stored(...nodes), 'zh'))
const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', url }, children: [text('here')] })

describe('a callout', () => {
  it('has its kind, its heading and its lines; what is neither paragraph nor list is left out', () => {
    const table = { type: 'table', children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [] }] }] }
    const body = stored(paragraph(text('a')), table, block('callout', { body: stored(paragraph(text('deep'))) }))
    expect(read(block('callout', { kind: 'warning', title: ' Mind ', body }))).toEqual([
      {
        type: 'callout',
        kind: 'warning',
        title: 'Mind',
        blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }],
      },
    ])
  })

  it('is a note where its kind is not known, and nothing where it says nothing', () => {
    expect(read(block('callout', { kind: 'x', body: stored(paragraph(text('a'))) }))).toMatchObject([{ kind: 'note' }])
    expect(read(block('callout', { kind: 'tip', title: 'Only a heading' }))).toEqual([])
    expect(read(block('callout', { body: { root: null } }), block('callout', { body: 'x' }))).toEqual([])
  })

  it('has links that run nothing', () => {
    const body = stored(paragraph(link('javascript:alert(1)'), link('/about')))
    expect(JSON.stringify(read(block('callout', { body })))).toMatch(/^(?!.*javascript).*"href":"\/about"/)
  })
})

describe('code', () => {
  const codeOf = (blocks: ReturnType<typeof read>) =>
    blocks.flatMap((each) => (each.type === 'code' ? each.pieces.map((piece) => piece.text) : [])).join('')

  it.each([
    ['modelica', 'model Damper\n  parameter Real c = 2.5e3 "N.s/m";\nequation\n  f = c*der(x); // law\nend Damper;'],
    ['matlab', "x = 0:0.1:10; % time\nplot(x, sin(x), 'r--')"],
    ['python', 'def f(x: int) -> str:\n    return f"<b>{x}</b> & more"'],
    ['c', '#include <stdio.h>\nint main(void) { return 0; }'],
    ['cpp', 'std::vector<int> v{1, 2}; // "x" & \'y\''],
    ['bash', 'for f in *.fmu; do echo "$f"; done'],
    ['json', '{"a": [1, true, null], "b": "x"}'],
    ['xml', '<a b="c">d &amp; e</a><!-- f -->'],
  ])('of %s is the same when its pieces are put together, and is coloured', (language, code) => {
    const blocks = read(block('code', { language, code }))
    expect(codeOf(blocks)).toBe(code)
    const kinds = blocks.flatMap((each) => (each.type === 'code' ? each.pieces.map(({ kind }) => kind) : []))
    expect(new Set(kinds).size).toBeGreaterThan(2)
  })

  it('of Modelica tells keywords, types, numbers, strings and comments apart', () => {
    const code = "model 'a b'\n  Real x = 1.5e-3 \"m\"; // here\nend 'a b';"
    expect(read(block('code', { language: 'modelica', code }))).toMatchObject([
      {
        pieces: expect.arrayContaining([
          { kind: 'keyword', text: 'model' },
          { kind: 'name', text: "'a b'" },
          { kind: 'type', text: 'Real' },
          { kind: 'number', text: '1.5e-3' },
          { kind: 'string', text: '"m"' },
          { kind: 'comment', text: '// here' },
        ]) as unknown,
      },
    ])
  })

  it('of a language that there is not is plain, and so is very long code, of which no more is shown than fits', () => {
    expect(read(block('code', { language: 'brainfuck', code: 'x' }))).toMatchObject([
      { language: 'text', pieces: [{ text: 'x' }] },
    ])
    const long = 'int x = 1;\n'.repeat(10_000)
    const [found] = read(block('code', { language: 'c', code: long }))
    expect(found?.type === 'code' && found.pieces.length).toBe(1)
    expect(codeOf(found ? [found] : []).length).toBeLessThanOrEqual(longestCode)
    expect(read(block('code', { code: ' \n ' }), block('code', { code: 5 }))).toEqual([])
  })
})

describe('a formula', () => {
  it('is mathematics, in a line and on its own; a wrong one is its source', () => {
    const blocks = read(
      paragraph(text('of '), inline('formula', { source: 'x^2' })),
      block('formula', { source: '\\frac{a}{b}' }),
      block('formula', { source: '\\frac{a' }),
    )
    expect(blocks).toMatchObject([
      { children: [{ text: 'of ' }, { type: 'formula', source: 'x^2', math: [{ tag: 'math' }, {}, {}, {}, {}, {}] }] },
      { type: 'formula', math: expect.any(Array) as unknown },
      { type: 'formula', source: '\\frac{a' },
    ])
    expect(blocks[2]).not.toHaveProperty('math')
  })

  it('that is empty, or has no text, is nothing', () => {
    expect(read(paragraph(inline('formula')), block('formula', { source: {} }), block('formula'))).toEqual([])
  })
})

describe('footnotes', () => {
  const note = (words: unknown) => inline('footnote', { text: words })

  it('are numbered, stand below the text, and addresses in them lead there', () => {
    const blocks = read(paragraph(text('a'), note('See https://example.com/a.'), text('b'), note('Two\nlines')))
    expect(blocks).toMatchObject([
      { children: [{ text: 'a' }, { type: 'note', id: 'note-1', number: 1 }, { text: 'b' }, { number: 2 }] },
      {
        type: 'notes',
        notes: [
          { number: 1, children: [{ text: 'See ' }, { href: 'https://example.com/a' }, { text: '.' }] },
          { id: 'note-2', children: [{ text: 'Two' }, { type: 'break' }, { text: 'lines' }] },
        ],
      },
    ])
  })

  it('without words are no notes', () => {
    expect(read(paragraph(text('a'), note(' '), note(undefined), note({ a: 1 })))).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'a' }] },
    ])
  })

  it('go on counting through the texts of a page, and keep their names apart from those of headings', () => {
    const taken = new Set<string>()
    const heading = { type: 'heading', tag: 'h2', children: [text('Note 1')] }
    const texts = [stored(heading, paragraph(note('a'))), stored(paragraph(note('b')))].map((each) =>
      readRichText(each, 'zh', { taken }),
    )
    const ids = texts.flat().flatMap((each) => (each.type === 'notes' ? each.notes.map(({ id }) => id) : []))
    expect(ids).toEqual(['note-2', 'note-3'])
    const [scoped] = readRichText(stored(paragraph(note('a'))), 'zh', { scope: 'release-7-' })
    expect(scoped).toMatchObject({ children: [{ id: 'release-7-note-1', number: 1 }] })
  })
})

it.each([
  [block('html', { code: '<script>' })],
  [inline('html')],
  [{ type: 'block' }],
  [{ type: 'inlineBlock', fields: null }],
])('a block that there is not is nothing: %j', (node) => {
  expect(read(node, paragraph(node))).toEqual([])
})

it('search and the comparison of versions know the words of blocks', () => {
  const nodes = [
    paragraph(text('see'), inline('footnote', { text: 'the note' })),
    block('callout', { kind: 'tip', title: 'Mind', body: stored(paragraph(text('the gap'))) }),
    block('code', { language: 'c', code: 'int x;' }),
    block('formula', { source: 'a+b' }),
  ]
  expect(
    plainText(stored(...nodes).root)
      .trim()
      .split(/\s*\n\s*/),
  ).toEqual(['see the note', 'Mind', 'the gap', 'int x;', 'a+b'])
  const changed = [...nodes.slice(0, 3), block('formula', { source: 'a+c' })]
  const lines = compareTexts(read(...nodes), read(...changed), 'en')
  const after = lines.flatMap(({ parts }) => parts.flatMap((part) => (part.change === 'removed' ? [] : part.text)))
  expect(after.join('')).toContain('a+c')
  expect(lines.filter(({ parts }) => parts.some(({ change }) => change !== 'none'))).toHaveLength(1)
})
