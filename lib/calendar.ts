/** A calendar day such as `2026-11-21`, without time zone. */
export type Day = string

const parts = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** Whether a time zone is one that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    parts(name)
    return true
  } catch {
    return false
  }
}

function read(moment: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    parts(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
}

/** The calendar day in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): Day {
  const { day, month, year } = read(moment, timeZone)
  return `${year}-${month}-${day}`
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Offset of a time zone from UTC at a moment, in milliseconds. */
function offset(timeZone: string, moment: Date): number {
  const { day, hour, minute, month, second, year } = read(moment, timeZone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.trunc(moment.getTime() / 1000) * 1000
}

/**
 * The moment at which clocks in a time zone show a day and time. A time that they skip counts on from before the gap.
 */
export function momentOf(day: Day, clock: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`)
  const first = asUtc - offset(timeZone, new Date(asUtc))
  // Near a clock change the first guess used the offset of the other side.
  return new Date(asUtc - offset(timeZone, new Date(first)))
}

/** The moment at which a day ends in a time zone: the first one after it. */
export function endOfDay(day: Day, timeZone: string): Date {
  return momentOf(addDays(day, 1), '00:00', timeZone)
}
