import type { Locale } from '#lib/locale.ts'

/** Working time in hours and minutes, rounded to minutes. */
export function writeWorkingTime(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000))
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  const words = locale === 'zh' ? ['小时', '分钟', ''] : [' h', ' min', ' ']
  const parts = [hours > 0 && `${hours}${words[0]}`, (rest > 0 || hours === 0) && `${rest}${words[1]}`]
  return parts.filter(Boolean).join(words[2])
}
