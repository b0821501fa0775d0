import { languageTags, type Locale } from '#lib/locale.ts'
import { writeMoment } from '#lib/moment.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'

const steps = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const

/**
 * How long ago a moment is, or how long until it: in minutes, hours or days. `undefined` beyond a week, where its date says more.
 * @example `10 minutes ago`, `明天`
 */
export function writeAgo(iso: string, locale: Locale, now = Date.now()): string | undefined {
  const away = Date.parse(iso) - now
  if (Number.isNaN(away) || Math.abs(away) >= 7 * 86_400_000) return undefined
  const [unit, length] = steps.findLast(([, each]) => Math.abs(away) >= each) ?? steps[0]
  return new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' }).format(Math.trunc(away / length), unit)
}

/** A moment by how long ago it is, the whole of it when one points at it. For what is asked for in the browser alone. */
export function Ago({ iso }: { iso: string }) {
  const { locale } = useLanguage()
  const whole = writeMoment(iso, locale)
  return (
    <time dateTime={iso} className="moment" title={whole}>
      {writeAgo(iso, locale) ?? whole}
    </time>
  )
}
