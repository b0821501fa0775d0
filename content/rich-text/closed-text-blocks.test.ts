import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { makeStaff, staffPassword } from '../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const role of ['editor', 'publisher'] as const) {
    const { email } = await makeStaff(test, role)
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: staffPassword } })
    tokens.set(role, String(token))
  }
})

interface Answer {
  status: number
  text: string
  doc?: { id: number; body?: { root: { children: { children?: object[]; fields?: Record<string, unknown> }[] } } }
}

/** What somebody sends by the admin's REST interface. */
async function send(way: string, data: object, { language = 'en', who = 'editor' } = {}): Promise<Answer> {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api/${way}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(data),
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  return { status: response.status, text, ...(JSON.parse(text) as Pick<Answer, 'doc'>) }
}

const text = (words: string) => ({
  type: 'text',
  text: words,
  version: 1,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
})
const lines = { version: 1, format: '', indent: 0, direction: 'ltr' }
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', ...lines, children })
const root = (...children: unknown[]) => ({ root: { type: 'root', ...lines, children } })
const block = (fields: unknown) => ({ type: 'block', version: 2, format: '', fields })
const inline = (fields: unknown) => ({ type: 'inlineBlock', version: 1, fields })
const news = (...nodes: unknown[]) => ({ title: 'Blocks', slug: `blocks-${randomUUID()}`, body: root(...nodes) })
const draft = (...nodes: unknown[]) => send('news?draft=true&locale=en', news(...nodes))
const table = { type: 'table', version: 1, children: [] }

describe('the set of blocks of a text is closed, in drafts too', () => {
  it.each([
    ['a kind that there is not', block({ blockType: 'html', code: '<script>' }), 'a block of an unknown kind'],
    ['no kind', block({ code: 'x' }), 'a block of an unknown kind'],
    ['no fields', block(null), 'a block of an unknown kind'],
    ['a list for fields', block([]), 'a block of an unknown kind'],
    ['a kind of a line between paragraphs', block({ blockType: 'footnote', text: 'x' }), 'a block of an unknown kind'],
    ['an unknown kind in a line', paragraph(inline({ blockType: 'code', code: 'x' })), 'a block of an unknown kind'],
    ['an object for code', block({ blockType: 'code', code: { a: 1 } }), 'value that can’t be stored'],
    ['a text for a notice’s text', block({ blockType: 'callout', body: '<b>x</b>' }), 'value that can’t be stored'],
    ['nothing for a node', null, 'value that can’t be stored'],
    ['too much code', block({ blockType: 'code', code: 'x'.repeat(60_001) }), 'at most 60000 characters'],
    ['a formula of 20,000 characters', block({ blockType: 'formula', source: 'x'.repeat(20_000) }), 'at most'],
    ['a long one in a line', paragraph(inline({ blockType: 'formula', source: 'x'.repeat(2001) })), 'at most'],
    [
      'a callout in a callout',
      block({ blockType: 'callout', body: root(block({ blockType: 'callout', body: root(paragraph(text('x'))) })) }),
      'can only have paragraphs and lists',
    ],
    ['a table in a callout', block({ blockType: 'callout', body: root(table) }), 'can only have paragraphs and lists'],
  ])('%s is refused, in words', async (_what, node, words) => {
    const { status, text: answer } = await draft(node)
    expect([status, answer]).toEqual([400, expect.stringContaining(words)])
    expect(answer).toContain('"path":"body"')
  })

  it('is refused in the language of who writes, published as well', async () => {
    const refused = await send(
      'news?locale=zh',
      { ...news(block({ blockType: 'html' })), _status: 'published' },
      { language: 'zh', who: 'publisher' },
    )
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('一种这里没有的内容块')])
  })

  it('nobody writes one without signing in', async () => {
    const { status } = await send('news?draft=true&locale=en', news(block({ blockType: 'code', code: 'x' })), {
      who: 'nobody',
    })
    expect(status).toBe(403)
  })

  it.each(['callout', 'deep in a list of a callout'])(
    'a link that could run something is refused in a %s',
    async (where) => {
      const link = {
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', url: 'javascript:alert(1)' },
        children: [text('x')],
      }
      const item = { type: 'listitem', ...lines, value: 1, children: [link] }
      const list = { type: 'list', ...lines, tag: 'ul', listType: 'bullet', start: 1, children: [item] }
      const body = root(where === 'callout' ? paragraph(link) : list)
      const { status, text: answer } = await draft(block({ blockType: 'callout', kind: 'note', body }))
      expect([status, answer]).toEqual([400, expect.stringContaining('A link starts with')])
    },
  )

  it('a field that there is not, and a choice that there is not, are left out; the rest is stored', async () => {
    const { doc, status } = await draft(
      block({
        blockType: 'code',
        id: 'a1',
        language: 'c',
        title: 'x.c',
        code: 'int x;',
        html: '<script>',
        onclick: 'x',
      }),
      block({ blockType: 'callout', id: 'a2', kind: 'danger', body: root(paragraph(text('kept'))) }),
      paragraph(text('a'), inline({ blockType: 'footnote', id: 'a3', text: 'words', href: 'javascript:1' })),
    )
    expect(status).toBe(201)
    const stored = await test.payload.findByID({ collection: 'news', id: Number(doc?.id), draft: true, locale: 'en' })
    const kept = JSON.stringify(stored.body)
    expect(kept).not.toMatch(/script|onclick|danger|javascript/)
    expect(stored.body).toMatchObject({
      root: {
        children: [
          { fields: { blockType: 'code', language: 'c', title: 'x.c', code: 'int x;' } },
          { fields: { blockType: 'callout', body: { root: { children: [{ children: [{ text: 'kept' }] }] } } } },
          { children: [{}, { fields: { blockType: 'footnote', text: 'words' } }] },
        ],
      },
    })
  })

  it('a formula that cannot be drawn is published as its source', async () => {
    const body = root(block({ blockType: 'formula', source: '\\frac{a' }))
    const { name } = await makeRecord(test.payload, 'news', { en: 'published' }, { body })
    expect(await test.ask('news/detail', 'en', { id: mark(name, 'en') })).toMatchObject({
      body: [{ type: 'formula', source: '\\frac{a' }],
    })
  })
})

it('a callout leads to a record by its page in the language, and the record knows that it is used', async () => {
  const target = await makeRecord(test.payload, 'news')
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'news', value: target.id } },
    children: [text('there')],
  }
  const body = root(block({ blockType: 'callout', kind: 'tip', body: root(paragraph(link)) }))
  const { id, name } = await makeRecord(test.payload, 'news', { en: 'published' }, { body })
  expect(await test.ask('news/detail', 'en', { id: mark(name, 'en') })).toMatchObject({
    body: [
      {
        type: 'callout',
        blocks: [{ children: [{ type: 'link', href: `/news/detail?id=${mark(target.name, 'en')}` }] }],
      },
    ],
  })
  const { default: config } = await import('#content/payload.config.ts')
  const request = new Request(`http://localhost/admin/api/news/${target.id}/uses`, {
    headers: { authorization: `JWT ${tokens.get('editor')}` },
  })
  const uses = await (await handleEndpoints({ config, request })).json()
  expect(uses).toMatchObject({ uses: [{ source: 'news', record: id }] })
})
