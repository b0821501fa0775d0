import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { compareRecords } from './compare.ts'

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const compare = (fields: FlattenedField[], before: object, after: object) =>
  compareRecords(fields, before as Record<string, unknown>, after as Record<string, unknown>)

describe('what is different', () => {
  it('is told for each language, and once for what is of none', () => {
    const fields = [text('title', { localized: true }), text('slug')]
    const before = { title: { zh: '一', en: 'One' }, slug: 'one' }
    expect(compare(fields, before, { title: { zh: '一', en: 'Two' }, slug: 'two' })).toEqual([
      { field: 'title', language: 'en', before: 'One', after: 'Two' },
      { field: 'slug', before: 'one', after: 'two' },
    ])
    expect(compare(fields, before, { ...before, id: 3, updatedAt: 'now', _status: 'draft' })).toEqual([])
  })

  it('in rows and groups is told of their own language alone, and a row that only moved to another number is no change', () => {
    const inner = [text('id'), text('name', { localized: true }), text('url')]
    const rows = { name: 'rows', type: 'array', flattenedFields: inner } as unknown as FlattenedField
    const one = { id: 'a', name: { zh: '一', en: 'One' }, url: '/one' }
    expect(compare([rows], { rows: [one] }, { rows: [{ ...one, id: 'b' }] })).toEqual([])
    expect(compare([rows], { rows: [one] }, { rows: [{ ...one, name: { zh: '一', en: 'Two' } }] })).toEqual([
      { field: 'rows', language: 'en', before: 'One', after: 'Two' },
    ])
    const added = compare([rows], { rows: [one] }, { rows: [one, { id: 'c', name: { zh: '二' }, url: '/two' }] })
    expect(added).toEqual([
      { field: 'rows', before: '/one', after: '/one · /two' },
      { field: 'rows', language: 'zh', before: '一', after: '一 · 二' },
    ])
  })

  it('is told in short from shortly before it, of rich text by its words', () => {
    const paragraph = (words: string) => ({ root: { children: [{ type: 'text', text: words, format: 1 }] } })
    const long = 'word '.repeat(400)
    const [change] = compare(
      [{ name: 'body', type: 'richText' }],
      { body: paragraph(`${long}before`) },
      { body: paragraph(`${long}after`) },
    )
    expect(change?.before).toMatch(/^….{1,30}before$/)
    expect(change?.after).toMatch(/^….{1,30}after$/)
    const emoji = compare([text('title')], { title: '' }, { title: `${'x'.repeat(119)}😀😀` })
    expect(emoji[0]?.after?.isWellFormed()).toBe(true)
  })

  it.each([
    text('apiToken'),
    text('passwordHash'),
    text('inbox', { hidden: true }),
    text('inner', { access: { read: () => false } }),
    { name: 'mail', type: 'group', flattenedFields: [text('secret')] } as unknown as FlattenedField,
  ])('of what not everybody may read has no value: $name', (field) => {
    const changes = compare([field], { [field.name]: 'old words' }, { [field.name]: { secret: 'new words' } })
    expect(JSON.stringify(changes)).not.toMatch(/words/)
  })
})
