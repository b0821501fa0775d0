import { expect, it } from 'vitest'
import { searchKinds } from '#portal/search/kinds.ts'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

it('every kind that can be found has a name in both languages, and a number of its own', () => {
  const kinds = searchKinds.map(({ collection }) => collection).sort()
  for (const names of [zh.kinds, en.kinds, zh.one, en.one]) expect(Object.keys(names).sort()).toEqual(kinds)
  expect(new Set(searchKinds.map(({ number }) => number)).size).toBe(searchKinds.length)
})
