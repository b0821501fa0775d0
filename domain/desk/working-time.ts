import { Temporal } from 'temporal-polyfill'

/** When a team works. Days are ISO dates (`2027-01-01`) of the calendar's own time zone. */
export interface WorkCalendar {
  /** IANA name, such as `Asia/Shanghai`. */
  timeZone: string
  /**
   * Working hours of each weekday (Monday is 1, Sunday 7), such as `['09:00', '18:00']`, in order; `24:00` is the day's
   * end.
   */
  hours: Readonly<Partial<Record<number, readonly (readonly [from: string, to: string])[]>>>
  /** Days off, whatever their weekday. */
  holidays: ReadonlySet<string>
  /** Make-up working days (China moves working days around its holidays), each with the weekday whose hours apply. */
  movedDays: ReadonlyMap<string, number>
}

/** In milliseconds since the epoch, end exclusive. */
interface Span {
  start: number
  end: number
}

/** A calendar without working time for this long is a mistake. */
const longestWait = 2 * 366

function instantOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const isEnd = time === '24:00'
  const date = isEnd ? day.add({ days: 1 }) : day
  // A time skipped by a clock change maps to the moment after the gap, an ambiguous one to its first occurrence.
  return date.toZonedDateTime({ timeZone, plainTime: isEnd ? '00:00' : time }).epochMilliseconds
}

/** Working hours of one day. */
function spansOf(calendar: WorkCalendar, day: Temporal.PlainDate): Span[] {
  const name = day.toString()
  if (calendar.holidays.has(name)) return []
  const weekday = calendar.movedDays.get(name) ?? day.dayOfWeek
  return (calendar.hours[weekday] ?? []).map(([from, to]) => ({
    start: instantOf(day, from, calendar.timeZone),
    end: instantOf(day, to, calendar.timeZone),
  }))
}

function dayOf(calendar: WorkCalendar, moment: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(calendar.timeZone).toPlainDate()
}

/**
 * Working time between two moments, each in milliseconds since the epoch.
 * @returns milliseconds, 0 when the second is not after the first
 */
export function workingTimeBetween(calendar: WorkCalendar, from: number, to: number): number {
  if (to <= from) return 0
  const last = dayOf(calendar, to)
  let sum = 0
  for (let day = dayOf(calendar, from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    for (const { end, start } of spansOf(calendar, day)) sum += Math.max(0, Math.min(end, to) - Math.max(start, from))
  }
  return sum
}

/**
 * The first moment at which this much working time has passed.
 * @param amount milliseconds of working time, not negative
 * @returns milliseconds since the epoch
 * @throws RangeError when the calendar has no working time for two years
 */
export function addWorkingTime(calendar: WorkCalendar, from: number, amount: number): number {
  if (amount <= 0) return from
  let left = amount
  let idle = 0
  for (let day = dayOf(calendar, from); idle < longestWait; day = day.add({ days: 1 })) {
    const before = left
    for (const { end, start } of spansOf(calendar, day)) {
      const begin = Math.max(start, from)
      const worked = Math.max(0, end - begin)
      if (worked >= left) return begin + left
      left -= worked
    }
    idle = left === before ? idle + 1 : 0
  }
  throw new RangeError(`The calendar of ${calendar.timeZone} has no working time in two years`)
}
