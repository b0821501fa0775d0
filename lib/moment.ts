import type { Locale } from './locale.ts'

/** The company's time zone. */
export const houseZone = 'Asia/Shanghai'
const tags = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Locale, string>

const days = {
  // Swedish writes days as ISO 8601 does.
  iso: new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone }),
  zh: new Intl.DateTimeFormat(tags.zh, { timeZone: houseZone, dateStyle: 'long' }),
  en: new Intl.DateTimeFormat(tags.en, { timeZone: houseZone, dateStyle: 'long' }),
}

/**
 * A day in the company's time zone, the same on server and browser: written out for sentences and cards, `iso` for
 * tables, where days are compared, and for attributes. Empty when it is none.
 * @example writeDay('2026-11-12', 'en') // '12 November 2026'
 * @example writeDay('2026-11-12', 'iso') // '2026-11-12'
 */
export function writeDay(iso: string, style: Locale | 'iso'): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : days[style].format(time)
}

/**
 * A time of day without a leading zero, alone or within a written moment.
 * @example writeClock('09:00') // '9:00'
 */
export const writeClock = (text: string): string => text.replace(/(?<!\d)0(?=\d:)/, '')

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
