import type { PayloadRequest } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import { translatePath } from './view.ts'

/** How a translation stands for those who work on it: what was handed in for review is one of the drafts. */
export const listStates = ['missing', 'outdated', 'draft', 'handedIn', 'current'] as const
export type ListState = (typeof listStates)[number]

/** What is to be done, without what is current: the list that opens first. */
export const openListStates = ['missing', 'outdated', 'draft', 'handedIn'] as const satisfies ListState[]

export const orders = ['newest', 'oldest', 'most', 'fewest'] as const
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
  /** Whether it has machine drafts that nobody has read. */
  unread?: 'yes'
  order: Order
}

const pick = <Each extends string>(all: readonly Each[], value: unknown) => all.find((each) => each === value)

/** A filter from the query of an address; what makes no sense is left out. */
export function readFilter({ kind, language, order, state, unread }: Record<string, unknown>): TranslateFilter {
  const of = pick(listStates, state)
  return {
    ...(of && { state: of }),
    ...(typeof kind === 'string' && /^[a-z][a-z-]{0,60}$/.test(kind) && { kind }),
    ...(isLocale(language) && { language }),
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

/** The address of the list with a filter, which can be handed on. */
export function listAddress(filter: Partial<TranslateFilter>, place?: Place): string {
  const { order, ...others } = filter
  const query = new URLSearchParams({ ...others, ...(order && order !== 'newest' && { order }) })
  if (place) query.set(place.isBefore ? 'before' : 'after', `${place.value}.${place.record}.${place.kind}`)
  return `/admin${translatePath}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** Whose work translations are. */
export const mayWork = (user: PayloadRequest['user']): boolean =>
  hasRole(user, 'administrator', 'publisher', 'editor', 'translator')
