import { formatTags, type Locale } from '#lib/locale.ts'
import { en } from './desk-words-en.ts'
import { type DeskWords, zh } from './desk-words-zh.ts'

export const deskWords: Record<Locale, DeskWords> = { zh, en }
export type { DeskWords }

/** A moment in the reader's own time: today by the hour, otherwise with the day. */
export function writeMoment(iso: string, locale: Locale, now = new Date()): string {
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
