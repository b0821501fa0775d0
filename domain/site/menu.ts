import type { Locale } from '#lib/locale.ts'

/** A menu of the site has two levels: what stands in it, and what is below that. */
export const menuNames = ['first', 'bottom', 'product', 'ecology', 'about'] as const
export type MenuName = (typeof menuNames)[number]

/** A text in each language; empty where there is none. */
export type BothTexts = Record<Locale, string>

/** An entry as it is edited, in both languages at once. */
export interface MenuEntry {
  /** The number of its row, or what stands for it until it is stored. */
  id: string
  title: BothTexts
  summary: BothTexts
  target: string
  icon: string
  /** Address of what the open menu promotes. */
  promoted: string
  children: MenuEntry[]
}

/** Where an entry stands: its number, and within that of its parent, from 0. */
export type MenuPlace = readonly [number] | readonly [number, number]
export type MenuStep = 'up' | 'down' | 'in' | 'out'

type Entries = readonly MenuEntry[]

export const emptyEntry = (id: string): MenuEntry => ({
  id,
  title: { zh: '', en: '' },
  summary: { zh: '', en: '' },
  target: '',
  icon: '',
  promoted: '',
  children: [],
})

const withChildren = (entries: Entries, at: number, children: Entries): MenuEntry[] =>
  entries.map((entry, index) => (index === at ? { ...entry, children: [...children] } : entry))

const childrenAt = (entries: Entries, at: number): Entries => entries[at]?.children ?? []

export function entryAt(entries: Entries, [top, child]: MenuPlace): MenuEntry | undefined {
  return child === undefined ? entries[top] : childrenAt(entries, top)[child]
}

export function removeEntry(entries: Entries, [top, child]: MenuPlace): MenuEntry[] {
  if (child === undefined) return entries.toSpliced(top, 1)
  return withChildren(entries, top, childrenAt(entries, top).toSpliced(child, 1))
}

/** Puts an entry before what stands at a place, or at the end where nothing does. */
export function insertEntry(entries: Entries, [top, child]: MenuPlace, entry: MenuEntry): MenuEntry[] {
  if (child === undefined) return entries.toSpliced(top, 0, entry)
  return withChildren(entries, top, childrenAt(entries, top).toSpliced(child, 0, entry))
}

export function changeEntry(entries: Entries, place: MenuPlace, change: Partial<MenuEntry>): MenuEntry[] {
  const entry = entryAt(entries, place)
  if (entry === undefined) return [...entries]
  return insertEntry(removeEntry(entries, place), place, { ...entry, ...change })
}

function targetOf(entries: Entries, [top, child]: MenuPlace, step: MenuStep): MenuPlace | undefined {
  const siblings = child === undefined ? entries : childrenAt(entries, top)
  const at = child ?? top
  const beside = (index: number): MenuPlace => (child === undefined ? [index] : [top, index])
  switch (step) {
    case 'up':
      return at > 0 ? beside(at - 1) : undefined
    case 'down':
      return at < siblings.length - 1 ? beside(at + 1) : undefined
    case 'in':
      // There is no third level.
      return child === undefined && top > 0 && childrenAt(entries, top).length === 0
        ? [top - 1, childrenAt(entries, top - 1).length]
        : undefined
    case 'out':
      return child === undefined ? undefined : [top + 1]
  }
}

export const canStep = (entries: Entries, place: MenuPlace, step: MenuStep) =>
  targetOf(entries, place, step) !== undefined

/** One step up or down among its like, below the entry above it, or out after its parent; undefined where none is. */
export function stepEntry(
  entries: Entries,
  place: MenuPlace,
  step: MenuStep,
): { entries: MenuEntry[]; place: MenuPlace } | undefined {
  const entry = entryAt(entries, place)
  const target = targetOf(entries, place, step)
  if (entry === undefined || target === undefined) return undefined
  return { entries: insertEntry(removeEntry(entries, place), target, entry), place: target }
}

/** Takes an entry to before another place, or leaves all as it is where it would make a third level. */
export function dropEntry(entries: Entries, from: MenuPlace, to: MenuPlace): MenuEntry[] {
  const entry = entryAt(entries, from)
  const isWithinItself = from.length === 1 && to[0] === from[0]
  if (entry === undefined || isWithinItself || (to.length === 2 && entry.children.length > 0)) return [...entries]
  const [top, child] = to
  // What is taken away before a place moves it up by one.
  const shift = from.length === 1 && from[0] < top ? 1 : 0
  const inParent = from.length === 2 && to.length === 2 && from[0] === top && from[1] < (child ?? 0) ? 1 : 0
  const target: MenuPlace = child === undefined ? [top - shift] : [top - shift, child - inParent]
  return insertEntry(removeEntry(entries, from), target, entry)
}
