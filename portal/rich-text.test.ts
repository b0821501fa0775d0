import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRichText } from './rich-text.ts'
import { richText } from './schemas.ts'

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const link = (url: unknown, children: unknown[] = [text('words')]) => ({
  type: 'link',
  fields: { url, linkType: 'custom' },
  children,
})
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const read = (...nodes: unknown[]) => readRichText({ root: { children: nodes } }, 'zh')

describe('links', () => {
  it.each([
    '/about',
    '/news/detail?id=x#y',
    'https://example.com',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+861',
    '#part',
  ])('keeps %s', (url) => {
    expect(read(paragraph(link(url)))).toEqual([
      { type: 'paragraph', children: [{ type: 'link', href: url, children: [{ type: 'text', text: 'words' }] }] },
    ])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'javascript:alert(1)//https://example.com',
    'javascript:alert(1)#part',
    'data:text/html,mailto:a@example.com',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'about',
    '',
    undefined,
  ])('drops %j and keeps the words', (url) => {
    expect(read(paragraph(link(url)))).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'words' }] }])
  })

  it('reads a link of the older form and an automatic one', () => {
    expect(read(paragraph({ type: 'autolink', url: 'https://a.example', children: [text('a')] }))).toMatchObject([
      { children: [{ href: 'https://a.example' }] },
    ])
    expect(read(paragraph({ type: 'autolink', url: 'javascript:x', children: [text('a')] }))).toMatchObject([
      { children: [{ type: 'text' }] },
    ])
  })
})

describe('text', () => {
  it('reads the marks of a text from its bits', () => {
    expect(read(paragraph(text('a', 1), text('b', 2 | 16), { type: 'linebreak' }, text('c')))).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'a', marks: ['bold'] },
          { type: 'text', text: 'b', marks: ['italic', 'code'] },
          { type: 'break' },
          { type: 'text', text: 'c' },
        ],
      },
    ])
  })

  it('markup in a text stays text', () => {
    expect(read(paragraph(text('<script>x</script>')))).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: '<script>x</script>' }] },
    ])
  })
})

describe('blocks', () => {
  it('gives every heading a name of its own, in any language', () => {
    const headings = ['安装 与 升级', 'Install & upgrade!', 'Install & upgrade!', '——'].map((words) => ({
      type: 'heading',
      tag: 'h2',
      children: [text(words)],
    }))
    expect(read(...headings).map((block) => 'id' in block && block.id)).toEqual([
      '安装-与-升级',
      'install-upgrade',
      'install-upgrade-2',
      'section',
    ])
  })

  it('a heading is of level 2 to 4, below the page’s own', () => {
    const levels = ['h1', 'h2', 'h3', 'h4', 'h6', undefined].map((tag) => ({
      type: 'heading',
      ...(tag && { tag }),
      children: [text('x')],
    }))
    expect(read(...levels).map((block) => 'level' in block && block.level)).toEqual([2, 2, 3, 4, 4, 2])
  })

  it('reads lists and quotes, and leaves out what it does not know', () => {
    const list = { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('one')] }] }
    const unknown = { type: 'block', fields: { html: '<script>' }, children: [text('x')] }
    expect(
      read(list, unknown, { type: 'quote', children: [text('q')] }, { type: 'horizontalrule' }, paragraph()),
    ).toEqual([
      { type: 'list', ordered: true, items: [[{ type: 'text', text: 'one' }]] },
      { type: 'quote', children: [{ type: 'text', text: 'q' }] },
      { type: 'rule' },
    ])
  })

  it.each([null, undefined, '', {}, { root: null }, { root: {} }])('%j is no text', (value) => {
    expect(readRichText(value, 'en')).toEqual([])
  })
})

it('whatever is stored becomes a text of the closed set', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.record(
      {
        type: fc.constantFrom(
          'paragraph',
          'heading',
          'quote',
          'list',
          'listitem',
          'link',
          'autolink',
          'text',
          'linebreak',
          'horizontalrule',
          'block',
          'upload',
        ),
        tag: fc.constantFrom('h1', 'h3', 'h9', 'script'),
        text: fc.string(),
        format: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constant('center')),
        listType: fc.constantFrom('number', 'bullet', 'check'),
        url: fc.oneof(fc.webUrl(), fc.string()),
        children: fc.array(tie('tree'), { maxLength: 3 }),
      },
      { requiredKeys: ['type'] },
    ),
  }))
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
      expect(richText.safeParse(read(...nodes)).error).toBeUndefined()
    }),
  )
})
