/** A day of the reader's calendar, as `2026-11-26`. */
export const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** A month that is shown: the year, and the month from 0 on as `Date` counts. */
export interface Month {
  year: number
  month: number
}

export const monthOf = (date: Date): Month => ({ year: date.getFullYear(), month: date.getMonth() })
export const shiftMonth = ({ month, year }: Month, by: number): Month => monthOf(new Date(year, month + by, 1))

/** The weeks that a month lies in, Monday to Sunday, with the days of its neighbours that fill the first and last. */
export function weeksOf({ month, year }: Month): Date[][] {
  // Days of `Date` begin on Sunday.
  const before = (new Date(year, month, 1).getDay() + 6) % 7
  const length = new Date(year, month + 1, 0).getDate()
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => new Date(year, month, 1 - before + week * 7 + day)),
  )
}
