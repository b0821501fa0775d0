import type { FileReport, FoundState } from './coverage.ts'
import { joinFindings } from './findings.ts'

/** Counts of findings. */
export interface FindingCounts {
  states: Record<FoundState, number>
  /** Lines whose code is not there to be read. */
  unseen: number
  /** Files that were not read, or not yet. */
  unread: number
}

/**
 * `covered` is an all-clear, which is given only where everything was read and everything that was found was examined and
 * is wholly covered. `open`: something is not, or not wholly. `unclear`: nothing such was found, but not all was examined.
 */
export type Verdict = 'covered' | 'open' | 'unclear' | 'nothing'

/** Counts the findings: each name once, in however many files it occurs. */
export function countFindings(reports: readonly FileReport[], waiting: number): FindingCounts {
  const states = { covered: 0, partly: 0, no: 0, unknown: 0 }
  for (const { state } of joinFindings(reports)) states[state] += 1
  return {
    states,
    unseen: reports.reduce((sum, report) => sum + report.unseen.length, 0),
    unread: waiting + reports.filter(({ refusal }) => refusal !== undefined).length,
  }
}

export function verdictOf({ states, unread, unseen }: FindingCounts): Verdict {
  if (states.no > 0 || states.partly > 0) return 'open'
  if (states.unknown > 0 || unseen > 0 || unread > 0) return 'unclear'
  return states.covered > 0 ? 'covered' : 'nothing'
}
