import { houseZone, nameZone, writeMoment, writeZonedMoment } from '#lib/moment.ts'
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

/** In which zone the moments beside it are. Stands where there are several, so that each need not name it. */
export function ZoneNote() {
  const { locale, texts } = useLanguage()
  return useLive() && <p className="zone-note">{texts.zoneNote({ zone: nameZone(locale) })}</p>
}
