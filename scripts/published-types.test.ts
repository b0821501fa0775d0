import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { definePublished } from './published-types.ts'

/** The fields of a collection `pages` with these fields, as JSON Schema. */
function typesOf(fields: object[]) {
  const pages = { slug: 'pages', flattenedFields: fields as FlattenedField[], versions: { drafts: true } }
  const given = { collections: [pages], globals: [] } as object as Parameters<typeof definePublished>[0]
  return definePublished(given)['PublishedPages']?.properties
}

const text = { type: 'string' }
const objectOf = (properties: object, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const inBoth = (value: object) => objectOf({ zh: value, en: value })

it('a localized field has a value in each language; what is inside it has one', () => {
  const rows = {
    name: 'rows',
    type: 'array',
    localized: true,
    flattenedFields: [{ name: 'text', type: 'text', localized: true }],
  }
  expect(
    typesOf([{ name: 'title', type: 'text', localized: true }, { name: 'date', type: 'date' }, rows]),
  ).toMatchObject({
    title: inBoth(text),
    date: text,
    rows: inBoth({ type: 'array', items: objectOf({ id: text, text }, ['id']) }),
  })
})

it('choices are the values that can be chosen, and several where several can', () => {
  const options = ['a', { label: 'B', value: 'b' }]
  expect(
    typesOf([
      { name: 'one', type: 'select', options },
      { name: 'some', type: 'select', options, hasMany: true },
    ]),
  ).toMatchObject({ one: { enum: ['a', 'b'] }, some: { type: 'array', items: { enum: ['a', 'b'] } } })
})

it('a related record is a number or whole; one that no visitor reads is a number', () => {
  const page = { oneOf: [{ type: 'number' }, { $ref: '#/definitions/PublishedPages' }] }
  expect(
    typesOf([
      { name: 'parent', type: 'relationship', relationTo: 'pages' },
      { name: 'author', type: 'relationship', relationTo: 'users', hasMany: true },
      { name: 'any', type: 'relationship', relationTo: ['pages', 'users'] },
    ]),
  ).toMatchObject({
    parent: page,
    author: { type: 'array', items: { type: 'number' } },
    any: {
      oneOf: [
        objectOf({ relationTo: { const: 'pages' }, value: page }, ['relationTo', 'value']),
        objectOf({ relationTo: { const: 'users' }, value: { type: 'number' } }, ['relationTo', 'value']),
      ],
    },
  })
})

it('has the state of each language, and nothing of the waste basket', () => {
  expect(
    typesOf([
      { name: '_status', type: 'select', options: [] },
      { name: 'deletedAt', type: 'date' },
    ]),
  ).toEqual({
    id: { type: 'number' },
    _status: inBoth({ enum: ['draft', 'published'] }),
    createdAt: text,
    updatedAt: text,
  })
})

it('rows of different kinds are told apart by their kind', () => {
  const block = (slug: string) => ({ slug, flattenedFields: [{ name: 'text', type: 'number' }] })
  const row = (kind: string) =>
    objectOf({ id: text, blockType: { const: kind }, text: { type: 'number' } }, ['id', 'blockType'])
  expect(typesOf([{ name: 'parts', type: 'blocks', blocks: [block('quote'), block('figure')] }])).toMatchObject({
    parts: { type: 'array', items: { oneOf: [row('quote'), row('figure')] } },
  })
})
