import { type CalendarName, calendars } from './calendars.ts'
import { type PlanName, targetOf } from './plans.ts'
import type { Locale } from '#lib/locale.ts'
import { writeZonedMoment } from '#lib/moment.ts'
import type { Severity } from '#domain/ticket/ticket.ts'
import { type PromiseState, promiseState, type StatusChange } from './promise.ts'
import type { WorkCalendar } from './working-time.ts'

/** Opens a calendar file for counting working time. */
export function openCalendar(name: CalendarName): WorkCalendar {
  const { holidays, hours, movedDays, timeZone } = calendars[name]
  return { timeZone, hours, holidays: new Set(holidays), movedDays: new Map(Object.entries(movedDays)) }
}

/** The facts of a ticket that its service levels depend on. */
export interface Promised {
  plan: PlanName
  calendar: CalendarName
  severity: Severity
  answeredAt?: string | null | undefined
  doneAt?: string | null | undefined
}

type PromiseKind = 'firstAnswer' | 'solution'
export interface TicketPromise extends PromiseState {
  kind: PromiseKind
  /** Promised milliseconds of working time. */
  target: number
}

/** The state of a ticket's service levels at a moment; only those that its plan includes. */
export function promisesOf(ticket: Promised, changes: readonly StatusChange[], now = Date.now()): TicketPromise[] {
  const calendar = openCalendar(ticket.calendar)
  const met = { firstAnswer: ticket.answeredAt, solution: ticket.doneAt }
  return (['firstAnswer', 'solution'] as const).flatMap((kind) => {
    const target = targetOf(ticket.plan, kind, ticket.severity)
    if (target === undefined) return []
    const given = met[kind]
    const state = promiseState(calendar, target, changes, given ? Date.parse(given) : undefined, now)
    return [{ kind, target, ...state }]
  })
}

/** When the first answer is due for a ticket opened now. */
export function firstAnswerDue(ticket: Promised, now = Date.now()): string {
  const [first] = promisesOf(ticket, [{ at: now, status: 'new' }], now)
  return new Date(first?.due ?? now).toISOString()
}

/** A moment in the calendar's own time zone, for mails. */
export const writeDue = (iso: string, name: CalendarName, locale: Locale): string =>
  writeZonedMoment(iso, locale, calendars[name].timeZone)
