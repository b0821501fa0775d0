import type { TicketStatus } from '#domain/ticket/ticket.ts'
import { addWorkingTime, type WorkCalendar, workingTimeBetween } from './working-time.ts'

/** A ticket's status since a moment, in milliseconds since the epoch. */
export interface StatusChange {
  at: number
  status: TicketStatus
}

/**
 * The state of one service level of a ticket (first answer or solution) at a moment. Durations are milliseconds of
 * working time.
 */
export interface PromiseState {
  /** `kept` and `broken` are final for a first answer; reopening a ticket resumes the time to solution. */
  state: 'running' | 'paused' | 'kept' | 'broken'
  used: number
  /** Negative once it is broken. */
  left: number
  /** When it runs out, or ran out; unknown while paused. */
  due?: number
  /** When the warning was, or will be, due. */
  warning?: number
}

/** Share of the time after which agents are warned. */
const warningShare = 0.75

const isRunning = (status: TicketStatus): boolean => status === 'new' || status === 'open'

/**
 * The state of a ticket's service level.
 * @param target promised milliseconds of working time
 * @param changes the ticket's statuses in chronological order, from its creation
 * @param met when the promise was met, if it was
 * @param now the moment to evaluate, in milliseconds since the epoch
 */
export function promiseState(
  calendar: WorkCalendar,
  target: number,
  changes: readonly StatusChange[],
  met: number | undefined,
  now: number,
): PromiseState {
  const stop = Math.min(met ?? now, now)
  const isMet = met !== undefined && met <= now
  const warned = Math.round(target * warningShare)
  let used = 0
  let due: number | undefined
  let warning: number | undefined
  for (const [place, { at, status }] of changes.entries()) {
    if (at > stop) break
    if (!isRunning(status)) continue
    const next = changes[place + 1]?.at ?? Infinity
    const worked = workingTimeBetween(calendar, at, Math.min(next, stop))
    // The moment is in this period, or after it if nothing stops the clock before then.
    const reaches = (amount: number): boolean => used + worked >= amount || next > stop
    if (warning === undefined && reaches(warned)) {
      warning = addWorkingTime(calendar, at, warned - used)
    }
    if (due === undefined && reaches(target)) due = addWorkingTime(calendar, at, target - used)
    used += worked
  }
  const left = target - used
  const times = { ...(due !== undefined && { due }), ...(warning !== undefined && { warning }) }
  if (left < 0) return { state: 'broken', used, left, ...times }
  if (isMet) return { state: 'kept', used, left, ...times }
  const status = changes.findLast(({ at }) => at <= now)?.status
  return { state: status !== undefined && isRunning(status) ? 'running' : 'paused', used, left, ...times }
}
