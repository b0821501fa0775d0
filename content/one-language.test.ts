import type { Field, LabelFunction, SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { settleLanguages } from './one-language.ts'

const pair = (zh: string, en: string) => ({ zh, en })
/** What somebody reads whose language this is, as Payload asks for it. */
const say = (text: unknown, language: string) =>
  typeof text === 'function' ? (text as LabelFunction)({ i18n: { language }, t: String } as never) : text

function settle(fields: Field[]): void {
  settleLanguages({ collections: [{ fields, labels: {} }], globals: [] } as object as SanitizedConfig)
}

it('a label, a hint, an option and a row are asked for their language, however deep they lie', () => {
  const title = {
    name: 'title',
    type: 'text',
    label: pair('标题', 'Title'),
    admin: { description: pair('长', 'Long') },
  }
  const kind = {
    name: 'kind',
    type: 'select',
    options: [{ value: 'a', label: pair('甲', 'First') }, 'plain'],
  }
  const rows = {
    name: 'rows',
    type: 'array',
    labels: { singular: pair('行', 'Row'), plural: pair('行', 'Rows') },
    fields: [{ type: 'row', fields: [title] }],
  }
  const block = { slug: 'one', labels: { singular: pair('块', 'Block') }, fields: [kind] }
  settle([rows, { name: 'blocks', type: 'blocks', blocks: [block] }] as object[] as Field[])
  for (const [text, zh, en] of [
    [title.label, '标题', 'Title'],
    [title.admin.description, '长', 'Long'],
    [(kind.options[0] as { label: unknown }).label, '甲', 'First'],
    [rows.labels.plural, '行', 'Rows'],
    [block.labels.singular, '块', 'Block'],
  ] as const) {
    expect([say(text, 'zh'), say(text, 'en')]).toEqual([zh, en])
    expect(say(text, 'fr')).toBe(en)
  }
  expect(kind.options[1]).toBe('plain')
})

it('what Payload keeps for all languages stays a pair: running text, rows with a label of our own, our own fields', () => {
  const body = { name: 'body', type: 'richText', label: pair('正文', 'Body') }
  const rows = {
    name: 'rows',
    type: 'array',
    label: pair('行', 'Rows'),
    admin: { components: { RowLabel: '/row.tsx#Row' } },
    fields: [],
  }
  const own = { name: 'own', type: 'text', label: pair('自', 'Own'), admin: { components: { Field: '/own.tsx#Own' } } }
  const cell = {
    name: 'cell',
    type: 'ui',
    label: pair('格', 'Cell'),
    admin: { components: { Cell: '/cell.tsx#Cell' } },
  }
  settle([body, rows, own, cell] as object[] as Field[])
  expect([body.label.en, rows.label.en, own.label.en]).toEqual(['Body', 'Rows', 'Own'])
  expect(say(cell.label, 'zh')).toBe('格')
})

it('what Payload cannot ask stays as it is: the label of a tab, and the hint of a field of our own', () => {
  const tab = { name: 'seo', label: pair('搜索', 'Search'), fields: [] }
  const own = {
    name: 'own',
    type: 'text',
    admin: { description: pair('提示', 'Hint'), components: { Field: '/own.tsx#Own' } },
  }
  settle([{ type: 'tabs', tabs: [tab] }, own] as object[] as Field[])
  expect(tab.label).toEqual(pair('搜索', 'Search'))
  expect(own.admin.description).toEqual(pair('提示', 'Hint'))
})

it('a record’s kind is named in one language', () => {
  const news = { labels: { singular: pair('新闻', 'News item'), plural: pair('新闻', 'News') }, fields: [] }
  const site = { label: pair('网站设置', 'Site settings'), fields: [] }
  settleLanguages({ collections: [news], globals: [site] } as object as SanitizedConfig)
  expect([say(news.labels.plural, 'en'), say(site.label, 'zh')]).toEqual(['News', '网站设置'])
})
