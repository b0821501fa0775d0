import { formatTags, type Locale } from '#lib/locale.ts'

/** A number with its thousands grouped. @example writeCount(1184, 'en') // '1,184' */
export const writeCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(formatTags[locale]).format(count)

/** A share as per cent, its sign directly after the number; 0.1% is not 0. @example writeShare(1, 8, 'en') // '12.5%' */
export const writeShare = (part: number, whole: number, locale: Locale): string =>
  new Intl.NumberFormat(formatTags[locale], { style: 'percent', maximumFractionDigits: 1 }).format(
    whole === 0 ? 0 : part / whole,
  )
