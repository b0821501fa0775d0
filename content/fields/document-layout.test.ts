import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { inTabs, layOut } from './document-layout.ts'

const text = (name: string): Field => ({ name, type: 'text' })
const date = (name: string): Field => ({ name, type: 'date' })
const slug: Field = { name: 'slug', type: 'text', localized: true }
const isBeside = (field: Field) =>
  field.admin !== undefined && 'position' in field.admin && field.admin.position === 'sidebar'
const namesOf = (fields: Field[]): unknown[] =>
  fields.map((field) =>
    field.type === 'tabs' ? field.tabs.map((tab) => namesOf(tab.fields)) : 'name' in field ? field.name : field.type,
  )

it('facts of a record stand beside its text, those within tabs too', () => {
  const fields = [
    inTabs(['一', 'One', [text('title'), slug, date('on')]], ['二', 'Two', [date('until')]]),
    text('note'),
  ]
  const laid = layOut(fields)
  expect(namesOf(laid)).toEqual([[['title']], 'note', 'slug', 'on', 'until'])
  expect(laid.map(isBeside)).toEqual([false, false, true, true, true])
  // What it is made from stays as it was: collections share their fields.
  expect(namesOf(fields)).toEqual([[['title', 'slug', 'on'], ['until']], 'note'])
  expect(slug.admin).toBeUndefined()
})

it('what nobody sees, what is stored under the name of a tab and a slug of both languages stay where they are', () => {
  const hidden: Field = { name: 'sortedBy', type: 'date', admin: { hidden: true } }
  const named: Field = { type: 'tabs', tabs: [{ name: 'seo', fields: [date('on')] }] }
  const fields = [hidden, named, text('slug')]
  expect(layOut(fields).some(isBeside)).toBe(false)
  expect(namesOf(layOut(fields))).toEqual(namesOf(fields))
})
