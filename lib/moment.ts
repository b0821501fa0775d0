import type { Locale } from './locale.ts'

/** The time zone of the house, in which its days are days. */
export const houseZone = 'Asia/Shanghai'
const tags = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Locale, string>

/**
 * A moment as day and time.
 * @param timeZone by its IANA name; without one that of whoever runs it, which in a browser is the reader's
 */
export const writeMoment = (iso: string, locale: Locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(Date.parse(iso))

/** What a time zone is called, whether it is summer or winter. @example `Central European Time` */
export function nameZone(locale: Locale, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** A moment that somebody relies on, with its zone: the same one is read in others elsewhere, such as in a mail. */
export function writeZonedMoment(iso: string, locale: Locale, timeZone?: string): string {
  const [text, zone] = [writeMoment(iso, locale, timeZone), nameZone(locale, timeZone)]
  return locale === 'zh' ? `${text}（${zone}）` : `${text} (${zone})`
}
