/** Working hours and days off of a support team, one file each in `calendars/`. Days are ISO dates of its own time zone. */
export interface CalendarFile {
  name: { zh: string; en: string }
  /** IANA name, such as `Asia/Shanghai`. */
  timeZone: string
  /** Spans of each weekday, Monday is 1 and Sunday 7; `24:00` is the day's end. */
  hours: Readonly<Partial<Record<number, readonly (readonly [from: string, to: string])[]>>>
  holidays: readonly string[]
  /** Make-up working days, each with the weekday whose hours apply. */
  movedDays: Readonly<Record<string, number>>
}

/** Monday to Friday. */
export function workWeek(from: string, to: string): CalendarFile['hours'] {
  return Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [[from, to]] as const]))
}

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = Date.parse(first); day <= Date.parse(last); day += 24 * 60 * 60_000)
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/** Days of a year, from `01-06 05-01`. */
export function daysOf(year: string, days: string): string[] {
  return days.split(' ').map((day) => `${year}-${day}`)
}
