import { writeCount } from '#domain/text/figures.ts'
import type { CoverageTotals } from './coverage.ts'

/** What can be counted in the coverage tables. */
export type Counted = 'functions' | 'commands' | 'blocks'

const place = /\{(functions|commands|blocks)(?:\.(covered|partly|no|usable))?\}/g

/**
 * A text of the editors with the numbers of the tables in it, so that it cannot fall behind them: `{functions}` is how
 * many were examined, `{blocks.covered}` how many have that state, `.usable` those covered wholly or in part.
 */
export function fillCounts(text: string, totals: Readonly<Record<Counted, CoverageTotals>>): string {
  return text.replaceAll(place, (_place, counted: Counted, state?: keyof CoverageTotals | 'usable') => {
    const { covered, no, partly } = totals[counted]
    const count = { covered, partly, no, usable: covered + partly, all: covered + partly + no }[state ?? 'all']
    return writeCount(count, 'en')
  })
}
