import type { ArrayField, Field, SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { nameRows, type RowTitle, titleOfRow } from './row-names.ts'
import { findRow, readRowText } from './row-texts.ts'

const test = useTestPortal()

interface Inner {
  name?: string
  fields?: Field[]
  tabs?: { name?: string; fields: Field[] }[]
  blocks?: { slug: string; fields: Field[] }[]
  admin?: { hidden?: boolean }
}

/** Every array that staff see, at any depth, by its path. */
function arraysIn(fields: readonly Field[], path: string): [path: string, array: ArrayField][] {
  return fields.flatMap((field) => {
    const { admin, blocks = [], fields: inner = [], name, tabs = [] } = field as Inner
    if (admin?.hidden === true) return []
    const own = name === undefined ? path : `${path}.${name}`
    return [
      ...(field.type === 'array' ? [[own, field] as [string, ArrayField]] : []),
      ...arraysIn(inner, own),
      ...tabs.flatMap((tab) => arraysIn(tab.fields, tab.name ? `${own}.${tab.name}` : own)),
      ...blocks.flatMap((block) => arraysIn(block.fields, `${own}.${block.slug}`)),
    ]
  })
}

const isInBoth = (text: unknown) => {
  const { en = '', zh = '' } = (typeof text === 'object' ? text : {}) as { zh?: string; en?: string }
  return /\p{Script=Han}/u.test(zh) && /[a-z]/i.test(en)
}

const faultsOf = (arrays: readonly [string, ArrayField][]) =>
  arrays
    .filter(([, { admin, labels }]) => {
      const label = admin?.components?.RowLabel as { path?: string; serverProps?: { title?: RowTitle } } | undefined
      const isNamed = label?.path === '/fields/row-label.tsx#RowLabel' && label.serverProps?.title !== undefined
      return !(isInBoth(labels?.singular) && isInBoth(labels?.plural) && admin?.initCollapsed === true && isNamed)
    })
    .map(([path]) => path)

describe('rows of the forms', () => {
  it('are folded, and each says what it is, with labels in both languages', () => {
    const { collections, globals } = test.payload.config
    const arrays = [...collections, ...globals]
      // Payload's own list of sessions is in no form.
      .flatMap(({ fields, slug }) => arraysIn(fields, slug))
      .filter(([path]) => path !== 'users.sessions')
    expect(arrays.length).toBeGreaterThan(60)
    expect(faultsOf(arrays)).toEqual([])
  })

  it('the test sees one that was forgotten, and the rule names it', () => {
    const inner: Field = {
      name: 'inner',
      type: 'array',
      label: { zh: '内', en: 'Inner' },
      fields: [{ name: 'title', type: 'text' }],
    }
    const outer: Field = {
      name: 'outer',
      type: 'array',
      label: { zh: '外', en: 'Outer' },
      fields: [{ name: 'name', type: 'text' }, inner],
    }
    const fields: Field[] = [{ type: 'tabs', tabs: [{ label: 'T', fields: [outer] }] }]
    expect(faultsOf(arraysIn(fields, 'x'))).toEqual(['x.outer', 'x.outer.inner'])
    nameRows({ collections: [{ slug: 'x', fields }], globals: [] } as object as SanitizedConfig)
    expect(faultsOf(arraysIn(fields, 'x'))).toEqual([])
  })
})

describe('what a row is called by', () => {
  const text = (name: string, required = false): Field => ({ name, type: 'text', required })
  const relation = (name: string): Field => ({ name, type: 'relationship', relationTo: 'news', required: true })
  const choice: Field = {
    name: 'state',
    type: 'select',
    required: true,
    options: [{ value: 'a', label: { zh: '甲', en: 'A' } }],
  }

  it.each<[string, Field[], string]>([
    ['its title, wherever that stands', [text('number', true), text('title')], 'title'],
    ['its name before its label', [text('label'), text('name')], 'name'],
    ['the record that it begins with', [relation('criterion'), text('title', true)], 'criterion'],
    ['a record rather than a choice', [choice, relation('products'), text('from')], 'products'],
    ['a text that must be there rather than a choice', [choice, text('since'), text('names', true)], 'names'],
    ['what stands in one line with others', [{ type: 'row', fields: [text('value'), text('title')] }], 'title'],
    ['its first field, where nothing else helps', [text('id'), text('value')], 'value'],
  ])('%s', (_rule, fields, name) => {
    expect(titleOfRow(fields)?.name).toBe(name)
  })

  it('is none where the rows have nothing that can be said', () => {
    expect(titleOfRow([{ name: 'x', type: 'group', fields: [] }])).toBeUndefined()
  })

  it('is read from what is in the form', () => {
    const title: RowTitle = { name: 'title', kind: 'text' }
    expect(readRowText({ title: '\n  First line \nsecond' }, title)).toBe('First line')
    expect(readRowText({ title: '' }, title)).toBeUndefined()
    expect(readRowText({ title: '  ' }, title)).toBeUndefined()
    expect(readRowText({ title: 7 }, title)).toBe('7')
    const state = titleOfRow([choice]) as RowTitle
    expect(readRowText({ state: 'a' }, state, { language: 'zh' })).toBe('甲')
    expect(readRowText({ state: 'b' }, state)).toBeUndefined()
    const products: RowTitle = { name: 'products', kind: 'record' }
    const titles = { 1: 'One', 2: 'Two' }
    expect(readRowText({ products: [1, { relationTo: 'machines', value: 2 }] }, products, { titles })).toBe('One, Two')
    expect(readRowText({ products: [1, 2] }, products, { language: 'zh', titles })).toBe('One、Two')
    expect(readRowText({ products: 3 }, products, { titles })).toBeUndefined()
  })

  it('is found in the other language by the number of the row, at any depth', () => {
    const record = { rows: [{ id: 'a', children: [{ id: 'b', title: 'B' }] }], group: { id: 'c' } }
    expect(findRow(record, 'b')).toEqual({ id: 'b', title: 'B' })
    expect(findRow(record, 'x')).toBeUndefined()
  })
})
