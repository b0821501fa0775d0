import { writeDay } from '#lib/moment.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'

/** A day with figures of equal width. @param isIso for tables, where days are compared */
export function Day({ className = '', isIso = false, iso }: { iso: string; className?: string; isIso?: boolean }) {
  const { locale } = useLanguage()
  return (
    <time dateTime={iso} className={`tabular-nums whole ${className}`}>
      {writeDay(iso, isIso ? 'iso' : locale)}
    </time>
  )
}
