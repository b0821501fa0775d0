import type { TicketTexts } from './texts.ts'

/** Working time in hours and minutes, rounded to minutes. @param milliseconds below zero counts as none */
export function writeWorkingTime(milliseconds: number, { time }: Pick<TicketTexts, 'time'>): string {
  const all = Math.max(0, Math.round(milliseconds / 60_000))
  const [hours, minutes] = [Math.trunc(all / 60), all % 60]
  if (hours === 0) return time.minutes({ minutes })
  return minutes === 0 ? time.hours({ hours }) : time.both({ hours, minutes })
}
