import { type CalendarName, calendars } from '#domain/desk/calendars.ts'
import type { PlanName } from '#domain/desk/plans.ts'
import { type StatusChange, promiseState } from '#domain/desk/promise.ts'
import { openCalendar, promisesOf } from '#domain/desk/promises.ts'
import { isDone, type Severity, type TicketStatus } from '#domain/ticket/ticket.ts'

/** What the rows of a report are. */
export const reportGroups = ['month', 'product', 'agent'] as const
export type ReportGroup = (typeof reportGroups)[number]

/** A ticket with its history, as far as a report needs it. Moments are ISO texts. */
export interface ReportTicket {
  id: number
  openedAt: string
  answeredAt: string | undefined
  doneAt: string | undefined
  rating: number | undefined
  plan: PlanName
  calendar: CalendarName
  severity: Severity
  product: number | undefined
  agent: number | undefined
  changes: StatusChange[]
}

/** One row: durations are medians in working milliseconds, shares are between 0 and 1; none where nothing was measured. */
export interface ReportRow {
  /** A month such as `2026-11`, or a number of record; empty for tickets without product or agent. */
  key: string
  opened: number
  answered: number
  firstAnswer: number | undefined
  /** Of the first answers that are due or given, how many were in time. */
  kept: number | undefined
  solved: number
  solution: number | undefined
  ratings: number
  rating: number | undefined
}

/** Months begin where the house is. */
const monthFormat = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: calendars.china.timeZone,
})
export const monthOf = (iso: string): string => monthFormat.format(Date.parse(iso))

/** The middle value; of an even number the mean of both. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

/** Working time in which the ticket was the house's turn, from its opening until a moment. */
function workedUntil({ calendar, changes }: ReportTicket, until: string, now: number): number {
  const end = Date.parse(until)
  // What is promised does not matter here, only how much was worked.
  return promiseState(openCalendar(calendar), 0, changes, end, Math.max(now, end)).used
}

/** The end of a solved or closed ticket; one that was opened again has none until it is solved again. */
const endOf = ({ changes, doneAt }: ReportTicket): string | undefined => {
  return isDone(changes.at(-1)?.status) ? doneAt : undefined
}

function summariseGroup(key: string, tickets: readonly ReportTicket[], now: number): ReportRow {
  const judged = tickets.flatMap((ticket) => {
    const promises = promisesOf(ticket, ticket.changes, now)
    return promises.filter(({ kind, state }) => kind === 'firstAnswer' && (state === 'kept' || state === 'broken'))
  })
  const answered = tickets.flatMap((each) => (each.answeredAt ? [workedUntil(each, each.answeredAt, now)] : []))
  const solved = tickets.flatMap((each) => {
    const end = endOf(each)
    return end ? [workedUntil(each, end, now)] : []
  })
  const ratings = tickets.flatMap(({ rating }) => (rating === undefined ? [] : [rating]))
  return {
    key,
    opened: tickets.length,
    answered: answered.length,
    firstAnswer: median(answered),
    kept: mean(judged.map(({ state }) => (state === 'kept' ? 1 : 0))),
    solved: solved.length,
    solution: median(solved),
    ratings: ratings.length,
    rating: mean(ratings),
  }
}

const keys: Record<ReportGroup, (ticket: ReportTicket) => string> = {
  month: ({ openedAt }) => monthOf(openedAt),
  product: ({ product }) => String(product ?? ''),
  agent: ({ agent }) => String(agent ?? ''),
}

/** The numbers of a report, and of all tickets together. Each ticket counts in the month in which it was opened. */
export function summarise(
  tickets: readonly ReportTicket[],
  by: ReportGroup,
  now = Date.now(),
): { rows: ReportRow[]; total: ReportRow } {
  const groups = Map.groupBy(tickets, keys[by])
  const rows = [...groups].map(([key, group]) => summariseGroup(key, group, now))
  const order = by === 'month' ? (one: ReportRow, other: ReportRow) => (one.key < other.key ? 1 : -1) : undefined
  rows.sort(order ?? ((one, other) => other.opened - one.opened || one.key.localeCompare(other.key)))
  return { rows, total: summariseGroup('', tickets, now) }
}

export const statusChange = (at: string, status: string): StatusChange => ({
  at: Date.parse(at),
  status: status as TicketStatus,
})
