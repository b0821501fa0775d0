import { describe, expect, it } from 'vitest'
import { readFilters } from './filter-bar.tsx'
import { nextMenuItem } from './menu.tsx'
import { nextTab } from './tabs.tsx'
import { countCharacters } from './text-field.tsx'

describe('keys among tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, undefined],
    ['Tab', 0, undefined],
  ])('%s from %d leads to %s', (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to)
  })
})

describe('keys among menu items', () => {
  const titles = ['Copy', 'Export', 'Close', 'Éditer']
  it.each([
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['c', 0, 2],
    ['C', 2, 0],
    ['é', 0, 3],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
    ['Escape', 0, undefined],
  ])('%s from %d leads to %s', (key, from, to) => {
    expect(nextMenuItem(key, from, titles)).toBe(to)
  })
})

describe('characters as people count them', () => {
  it.each([
    ['', 0],
    ['浑仪', 2],
    ['𠮷野家', 3],
    ['a\nb', 3],
  ])('%j has %d', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})

describe('filters of a form', () => {
  it('are those that are not empty, trimmed; files are none', () => {
    const entries: [string, unknown][] = [
      ['q', '  heat '],
      ['domain', ''],
      ['new', 'yes'],
      ['file', new Blob()],
    ]
    expect(readFilters(entries)).toEqual({ q: 'heat', new: 'yes' })
  })
})
