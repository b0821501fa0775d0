import { houseZone, nameZone, writeAgo, writeMoment, writeZonedMoment } from '#lib/moment.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useLive } from '#site/ui/use-live.ts'

/** A moment in the reader's own time zone; in the server's HTML, which is everybody's, in that of the house by its name. */
export function Moment({ iso }: { iso: string }) {
  const { locale } = useLanguage()
  return (
    <time dateTime={iso} className="moment">
      {useLive() ? writeMoment(iso, locale) : writeZonedMoment(iso, locale, houseZone)}
    </time>
  )
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

/** In which zone the moments beside it are. Stands where there are several, so that each need not name it. */
export function ZoneNote() {
  const { locale, texts } = useLanguage()
  return useLive() && <p className="zone-note">{texts.zoneNote({ zone: nameZone(locale) })}</p>
}
