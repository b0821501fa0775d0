import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { writePublishedTypes } from './published-types.ts'

/** The types of a collection `pages` with these fields, without spaces. */
function typesOf(fields: object[]): string {
  const pages = { slug: 'pages', flattenedFields: fields as FlattenedField[], versions: { drafts: true } }
  const given = { collections: [pages], globals: [] } as object as Parameters<typeof writePublishedTypes>[0]
  const [, own = ''] = /export interface PublishedPages \{([\s\S]*?)\n\}\n/.exec(writePublishedTypes(given)) ?? []
  return own.replaceAll(/\s+/g, ' ')
}

it('a localized field has a value in each language; what is inside it has one', () => {
  const rows = {
    name: 'rows',
    type: 'array',
    localized: true,
    flattenedFields: [{ name: 'text', type: 'text', localized: true }],
  }
  const types = typesOf([{ name: 'title', type: 'text', localized: true }, { name: 'date', type: 'date' }, rows])
  expect(types).toContain('title?: Localized<string> date?: string')
  expect(types).toContain('rows?: Localized<{ id: string text?: string }[]>')
})

it('choices are the values that can be chosen, and several where several can', () => {
  const options = ['a', { label: 'B', value: 'b' }]
  expect(typesOf([{ name: 'one', type: 'select', options }])).toContain("one?: 'a' | 'b'")
  expect(typesOf([{ name: 'some', type: 'select', options, hasMany: true }])).toContain("some?: ('a' | 'b')[]")
})

it('a related record is a number or whole; one that no visitor reads is a number', () => {
  const relations = [
    { name: 'parent', type: 'relationship', relationTo: 'pages' },
    { name: 'author', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'any', type: 'relationship', relationTo: ['pages', 'users'] },
  ]
  expect(typesOf(relations)).toContain(
    "parent?: number | PublishedPages author?: (number)[] any?: { relationTo: 'pages'; value: number | PublishedPages } | { relationTo: 'users'; value: number }",
  )
})

it('has the state of each language, and nothing of the waste basket', () => {
  const types = typesOf([
    { name: '_status', type: 'select', options: [] },
    { name: 'deletedAt', type: 'date' },
  ])
  expect(types.trim()).toBe("id: number _status?: Localized<'draft' | 'published'> createdAt: string updatedAt: string")
})

it('rows of different kinds are told apart by their kind', () => {
  const block = (slug: string) => ({ slug, flattenedFields: [{ name: 'text', type: 'number' }] })
  expect(typesOf([{ name: 'parts', type: 'blocks', blocks: [block('quote'), block('figure')] }])).toContain(
    "parts?: ({ id: string blockType: 'quote' text?: number } | { id: string blockType: 'figure' text?: number })[]",
  )
})
