import type { TicketStatus } from '#domain/ticket/ticket.ts'
import { addWorkingTime, type WorkCalendar, workingTimeBetween } from './working-time.ts'

/** A ticket's status from a moment on, in milliseconds since the epoch. */
export interface StatusChange {
  at: number
  status: TicketStatus
}

/** One promise of a ticket (its first answer, its solution) as it stands at a moment. Durations are working milliseconds. */
export interface PromiseState {
  /** `kept` and `broken` are final for a first answer; a ticket that is opened again goes on. */
  state: 'running' | 'paused' | 'kept' | 'broken'
  used: number
  /** Below zero once it is broken. */
  left: number
  /** When it is, or was, used up; unknown while it is paused. */
  due?: number
  /** When the warning was, or will be, due. */
  warning?: number
}

/** What an agent is told before a promise breaks: three quarters of its time. */
const warningShare = 0.75

const isRunning = (status: TicketStatus): boolean => status === 'new' || status === 'open'

/**
 * How a promise of a ticket stands.
 * @param target working milliseconds that are promised
 * @param changes the ticket's statuses in the order of time, from its beginning
 * @param met when what was promised was given, if it was
 * @param now the moment that is asked about, milliseconds since the epoch
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
    // The moment lies in this stretch, or after it when nothing follows that stops the clock before then.
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
