import { formatTags, type Locale } from '#lib/locale.ts'
import { en } from './desk-texts-en.ts'
import { type DeskTexts, zh } from './desk-texts-zh.ts'

export const deskTexts: Record<Locale, DeskTexts> = { zh, en }
export type { DeskTexts }

/** A moment in the reader's time zone: the time if it is today, otherwise with the date. */
export function formatMoment(iso: string, locale: Locale, now = new Date()): string {
  const date = new Date(iso)
  const isToday = date.toDateString() === now.toDateString()
  const day = {
    month: 'short',
    day: 'numeric',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  } as const
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(formatTags[locale], isToday ? time : { ...day, ...time }).format(date)
}
