import { isLocale, type Locale } from '#lib/locale.ts'
import { translatePath } from './view.ts'

/** How a translation stands for those who work on it: what was handed in for review is one of the drafts. */
export const listStates = ['missing', 'outdated', 'draft', 'handedIn', 'current'] as const
export type ListState = (typeof listStates)[number]

/** What is to be done, without what is current: the list that opens first. */
export const openListStates = ['missing', 'outdated', 'draft', 'handedIn'] as const satisfies ListState[]

export const orders = ['newest', 'oldest', 'most', 'fewest', 'wanted', 'visited'] as const
export type Order = (typeof orders)[number]

/** Where a page begins: the last record of the one before it, or the first of the one after it. */
export interface Place {
  value: number
  kind: string
  record: number
  isBefore: boolean
}

/** What is looked for in the table of translations. */
export interface TranslateFilter {
  state?: ListState
  kind?: string
  /** Language that is translated into. */
  language?: Locale
  /** Whose work it is: somebody of the staff by number, or `none` for what nobody has. */
  person?: number | 'none'
  /** Whether it has machine drafts that nobody has read. */
  unread?: 'yes'
  order: Order
}

const pick = <Each extends string>(all: readonly Each[], value: unknown) => all.find((each) => each === value)

/** A filter from the query of an address; what makes no sense is left out. */
export function readFilter(query: Record<string, unknown>): TranslateFilter {
  const { kind, language, order, person, state, unread } = query
  const of = pick(listStates, state)
  const whose = person === 'none' ? person : /^\d{1,15}$/.test(String(person)) ? Number(person) : undefined
  return {
    ...(of && { state: of }),
    ...(typeof kind === 'string' && /^[a-z][a-z-]{0,60}$/.test(kind) && { kind }),
    ...(isLocale(language) && { language }),
    ...(whose !== undefined && { person: whose }),
    ...(unread === 'yes' && { unread }),
    order: pick(orders, order) ?? 'newest',
  }
}

/** @returns nothing for a place that is none */
export function readPlace({ after, before }: Record<string, unknown>): Place | undefined {
  const [, value, record, kind] = /^(\d{1,15})\.(\d{1,15})\.([a-z][a-z-]{0,60})$/.exec(String(after ?? before)) ?? []
  if (value === undefined || kind === undefined) return undefined
  return { value: Number(value), record: Number(record), kind, isBefore: after === undefined }
}

/** A filter as the query of an address. */
export const queryOf = ({ order, person, ...others }: Partial<TranslateFilter>): Record<string, string> => ({
  ...others,
  ...(person !== undefined && { person: String(person) }),
  ...(order && order !== 'newest' && { order }),
})

/** The address of the list with a filter, which can be handed on. */
export function listAddress(filter: Partial<TranslateFilter>, place?: Place): string {
  const query = new URLSearchParams(queryOf(filter))
  if (place) query.set(place.isBefore ? 'before' : 'after', `${place.value}.${place.record}.${place.kind}`)
  return `/admin${translatePath}${query.size > 0 ? `?${query.toString()}` : ''}`
}
