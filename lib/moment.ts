import type { Locale } from './locale.ts'

/** The company's time zone. */
export const houseZone = 'Asia/Shanghai'
const tags = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Locale, string>

/**
 * A moment as date and time.
 * @param timeZone IANA name; by default the local one, which in a browser is the reader's
 */
export const writeMoment = (iso: string, locale: Locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(Date.parse(iso))

/** The name of a time zone, independent of daylight saving time. @example `Central European Time` */
export function nameZone(locale: Locale, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** A moment with its time zone, for texts such as mails that are read in other zones. */
export function writeZonedMoment(iso: string, locale: Locale, timeZone?: string): string {
  const [text, zone] = [writeMoment(iso, locale, timeZone), nameZone(locale, timeZone)]
  return locale === 'zh' ? `${text}（${zone}）` : `${text} (${zone})`
}
