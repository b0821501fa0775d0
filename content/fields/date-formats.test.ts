import type { Field, SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { formatDates } from './date-formats.ts'

it('every date of a form is written as lists write it, however deep it lies', () => {
  const day = (name: string): Field => ({ name, type: 'date' })
  const time: Field = { name: 'due', type: 'date', admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } }
  const own: Field = { name: 'own', type: 'date', admin: { date: { displayFormat: 'yyyy' } } }
  const rows: Field = { name: 'rows', type: 'array', fields: [{ type: 'row', fields: [day('inside')] }] }
  const tabs: Field = { type: 'tabs', tabs: [{ name: 'tab', fields: [day('below')] }] }
  const blocks: Field = { name: 'blocks', type: 'blocks', blocks: [{ slug: 'one', fields: [day('deep')] }] }
  const title: Field = { name: 'title', type: 'text' }
  const config = { collections: [{ fields: [title, time, own, rows] }], globals: [{ fields: [tabs, blocks] }] }
  formatDates(config as object as SanitizedConfig)
  const formats = [...JSON.stringify(config).matchAll(/"displayFormat":"([^"]+)"/g)].map(([, format]) => format)
  expect(formats).toEqual(['yyyy-MM-dd HH:mm', 'yyyy', 'yyyy-MM-dd', 'yyyy-MM-dd', 'yyyy-MM-dd'])
  expect(time).toMatchObject({ admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } })
  expect(title).not.toHaveProperty('admin')
})
