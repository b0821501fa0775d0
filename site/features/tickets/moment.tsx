import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'

/** A moment in the person's own time zone; drawn in the browser only. */
export function writeMoment(iso: string, locale: Locale): string {
  const tag = locale === 'zh' ? 'zh-CN' : 'en-GB'
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(iso))
}

export function Moment({ iso }: { iso: string }) {
  const { locale } = useLanguage()
  return (
    <time dateTime={iso} className="moment">
      {writeMoment(iso, locale)}
    </time>
  )
}

/** Working time in hours and minutes, rounded to minutes. */
export function writeWorkingTime(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000))
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  const words = locale === 'zh' ? ['小时', '分钟', ''] : [' h', ' min', ' ']
  const parts = [hours > 0 && `${hours}${words[0]}`, (rest > 0 || hours === 0) && `${rest}${words[1]}`]
  return parts.filter(Boolean).join(words[2])
}
