import { houseZone } from '#lib/moment.ts'

/**
 * Dates are days in the company's time zone, written as figures: the same on server and browser whatever the
 * language, and easy to compare in a list.
 */
// Swedish writes days as ISO 8601 does.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone })

/** `2026-11-12` of an ISO date and time; empty when it is none. */
export function formatDate(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : day.format(time)
}
