import { describe, expect, test } from 'vitest'
import type { Beside, FieldBeside } from '#content/translate/side-by-side.ts'
import { editsFromMemory } from './fill-from-memory.ts'

const offer = (text: string, sentence?: string) => ({
  text,
  times: 1,
  name: 'x',
  ...(sentence !== undefined && { sentence }),
})
const passage = (source: number, rest: Partial<Beside> & { template?: string; text?: string }): Beside => {
  const { template, text = '', ...beside } = rest
  return {
    state: 'missing',
    source: '原文',
    target: text,
    passage: { source, text, ...(template !== undefined && { template }) },
    ...beside,
  }
}
const field = (rest: Partial<FieldBeside>): FieldBeside => ({
  place: 'body',
  label: 'Body',
  passages: [],
  isOpen: true,
  isUnread: false,
  isLine: false,
  ...rest,
})

describe('30: what was translated before is filled in', () => {
  test('where a whole passage has one translation, and nothing is written there', () => {
    const passages = [
      passage(0, { remembered: [offer('One')] }),
      passage(1, { remembered: [offer('Two'), offer('Another two')] }),
      passage(2, { remembered: [offer('Half of three', '一句')] }),
      passage(3, { remembered: [offer('Four')], text: 'Already here' }),
      passage(4, { remembered: [offer('Five')], template: '<1>五</1>' }),
      passage(5, { remembered: [offer('Six')], template: '六' }),
    ]
    const fields = [field({ passages })]
    const found = [
      { place: 'body', text: 'One', passage: { source: 0 } },
      { place: 'body', text: 'Six', passage: { source: 5 } },
    ]
    expect(editsFromMemory(fields, new Map())).toEqual(found)
    const [first, second] = found
    expect(editsFromMemory(fields, new Map(first && [['body 0 ', first]]))).toEqual([second])
  })

  test('in a plain text, when all of its lines have one', () => {
    const lines = [passage(0, { remembered: [offer('One')] }), passage(1, { remembered: [offer('Two')] })]
    const plain = (rest: Partial<FieldBeside>) => [field({ place: 'lead', text: '', passages: lines, ...rest })]
    expect(editsFromMemory(plain({}), new Map())).toEqual([{ place: 'lead', text: 'One\nTwo' }])
    expect(editsFromMemory(plain({ text: 'Mine' }), new Map())).toEqual([])
    expect(editsFromMemory(plain({ passages: [...lines, passage(2, {})] }), new Map())).toEqual([])
    expect(editsFromMemory(plain({ passages: [] }), new Map())).toEqual([])
  })
})
