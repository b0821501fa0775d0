import { describe, expect, it } from 'vitest'
import {
  changeEntry,
  canStep,
  dropEntry,
  emptyEntry,
  insertEntry,
  type MenuEntry,
  type MenuPlace,
  type MenuStep,
  removeEntry,
  stepEntry,
} from './menu.ts'

/** `a(b c) d` as a menu. */
const menu = (...entries: (string | [string, string])[]): MenuEntry[] =>
  entries.map((entry) => {
    const [id, children] = typeof entry === 'string' ? [entry, ''] : entry
    return { ...emptyEntry(id), children: [...children].map(emptyEntry) }
  })
const written = (entries: readonly MenuEntry[]) =>
  entries
    .map(({ children, id }) => (children.length > 0 ? `${id}(${children.map((child) => child.id).join(' ')})` : id))
    .join(' ')

const start = menu('a', ['b', 'xyz'], 'c')

describe('a step of an entry', () => {
  const steps: [MenuStep, MenuPlace, string, MenuPlace][] = [
    ['up', [1], 'b(x y z) a c', [0]],
    ['down', [1], 'a c b(x y z)', [2]],
    ['up', [1, 1], 'a b(y x z) c', [1, 0]],
    ['down', [1, 1], 'a b(x z y) c', [1, 2]],
    ['in', [2], 'a b(x y z c)', [1, 3]],
    ['out', [1, 0], 'a b(y z) x c', [2]],
    ['out', [1, 2], 'a b(x y) z c', [2]],
  ]
  it.each(steps)('%s from %j gives %s', (step, from, after, place) => {
    const stepped = stepEntry(start, from, step)
    expect(written(stepped?.entries ?? [])).toBe(after)
    expect(stepped?.place).toEqual(place)
    expect(written(start)).toBe('a b(x y z) c')
  })

  const none: [MenuStep, MenuPlace][] = [
    ['up', [0]],
    ['down', [2]],
    ['up', [1, 0]],
    ['down', [1, 2]],
    ['in', [0]],
    ['in', [1]],
    ['in', [1, 1]],
    ['out', [1]],
  ]
  it.each(none)('%s from %j is none', (step, from) => {
    expect(canStep(start, from, step)).toBe(false)
    expect(stepEntry(start, from, step)).toBeUndefined()
  })
})

describe('an entry that is dropped', () => {
  const drops: [MenuPlace, MenuPlace, string][] = [
    [[0], [3], 'b(x y z) c a'],
    [[2], [0], 'c a b(x y z)'],
    [[0], [1, 0], 'b(a x y z) c'],
    [[2], [1, 3], 'a b(x y z c)'],
    [[1, 0], [1, 3], 'a b(y z x) c'],
    [[1, 2], [1, 0], 'a b(z x y) c'],
    [[1, 1], [0], 'y a b(x z) c'],
    [[1, 1], [3], 'a b(x z) c y'],
    [[1], [0, 0], 'a b(x y z) c'],
    [[1], [1, 2], 'a b(x y z) c'],
  ]
  it.each(drops)('from %j to %j gives %s', (from, to, after) => {
    expect(written(dropEntry(start, from, to))).toBe(after)
  })
})

it('entries are put in, changed and taken out on both levels', () => {
  expect(written(insertEntry(start, [1, 3], emptyEntry('n')))).toBe('a b(x y z n) c')
  expect(written(insertEntry(start, [3], emptyEntry('n')))).toBe('a b(x y z) c n')
  expect(written(removeEntry(start, [1]))).toBe('a c')
  expect(written(removeEntry(start, [1, 1]))).toBe('a b(x z) c')
  expect(changeEntry(start, [1, 1], { target: '/y' })[1]?.children[1]).toMatchObject({ id: 'y', target: '/y' })
  expect(changeEntry(start, [2], { icon: 'i' })[2]).toMatchObject({ id: 'c', icon: 'i' })
})
