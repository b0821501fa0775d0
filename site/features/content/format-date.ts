/**
 * Dates are days in the company's time zone, written as figures: the same on server and browser whatever the
 * language, and easy to compare in a list.
 */
const timeZone = 'Asia/Shanghai'
const day = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** `2026-11-12` of an ISO date and time; empty when it is none. */
export function formatDate(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const parts = day.formatToParts(time)
  return (['year', 'month', 'day'] as const)
    .map((name) => parts.find(({ type }) => type === name)?.value ?? '')
    .join('-')
}
