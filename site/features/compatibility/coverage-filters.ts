import type { CoverageState } from '#site/features/code-check/coverage-table.ts'

export const coverageStates: readonly CoverageState[] = ['covered', 'partly', 'no']

/** What the table is narrowed to; it stands in the address. */
export interface CoverageFilters {
  q?: string | undefined
  area?: string | undefined
  state?: CoverageState | undefined
  page?: number | undefined
}

export const coveragePath = '/product/matlab-simulink'
/** Where the table begins on the page. */
export const tableAnchor = 'functions'
export const blocksAnchor = 'blocks'

/** Whole tables, each on a page of its own. */
export const wholeViews = ['whole', 'blocks'] as const

/** The address of the page with these filters, without language prefix; what is not set is not in it. */
export function coverageAddress({ area, page, q, state }: CoverageFilters): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (area) query.set('area', area)
  if (state) query.set('state', state)
  if (page !== undefined && page > 1) query.set('page', String(page))
  return query.size > 0 ? `${coveragePath}?${query.toString()}` : coveragePath
}
