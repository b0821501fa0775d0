import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { type LateChanges, noteChanges } from './late-changes.ts'

/** A form as Payload has it: what was changed last is marked, nothing else is. */
const form = (values: Record<string, unknown>, changed?: string): FormState =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, { value, ...(path === changed && { isModified: true }) }]),
  )

it('puts back what the answer to an earlier saving takes back, however much was changed since', () => {
  const late: LateChanges = new Map()
  const sent = form({ title: 'A', category: null, tags: [1] })
  const chosen = form({ title: 'A', category: 3, tags: [1] }, 'category')
  const tagged = form({ title: 'A', category: 3, tags: [1, 2] }, 'tags')
  const typed = form({ title: 'AB', category: 3, tags: [1, 2] }, 'title')
  expect(noteChanges(late, sent, chosen)).toEqual([])
  expect(noteChanges(late, chosen, tagged)).toEqual([])
  expect(noteChanges(late, tagged, typed)).toEqual([])
  const answered = form({ title: 'AB', category: null, tags: [1] }, 'title')
  expect(noteChanges(late, typed, answered)).toEqual([
    ['category', 3],
    ['tags', [1, 2]],
  ])
})

it('takes from an answer what nobody has changed since, and what is the same in other words', () => {
  const late: LateChanges = new Map()
  const sent = form({ slug: 'A news', tags: [1] })
  const changed = form({ slug: 'A news', tags: [2] }, 'tags')
  noteChanges(late, sent, changed)
  expect(noteChanges(late, changed, form({ slug: 'a-news', tags: [2] }))).toEqual([])
})

it('keeps the last of several changes of a field', () => {
  const late: LateChanges = new Map()
  noteChanges(late, form({ title: '' }), form({ title: 'A' }, 'title'))
  noteChanges(late, form({ title: 'A' }, 'title'), form({ title: 'AB' }, 'title'))
  expect(noteChanges(late, form({ title: 'AB' }), form({ title: '' }))).toEqual([['title', 'AB']])
})

it('writes nothing into rows that have moved', () => {
  const late: LateChanges = new Map()
  const rows = (ids: string[], names: string[], isChanged = false): FormState => ({
    list: { value: ids.length, rows: ids.map((id) => ({ id })) },
    ...Object.fromEntries(names.map((value, index) => [`list.${index}.name`, { value, isModified: isChanged }])),
  })
  noteChanges(late, rows(['a', 'b'], ['A', 'B']), rows(['a', 'b'], ['A2', 'B'], true))
  expect(late).toEqual(new Map([['list.0.name', 'A2']]))
  const moved = rows(['b', 'a'], ['B', 'A2'])
  noteChanges(late, rows(['a', 'b'], ['A2', 'B'], true), moved)
  expect(noteChanges(late, moved, rows(['b', 'a'], ['B', 'A']))).toEqual([])
})
