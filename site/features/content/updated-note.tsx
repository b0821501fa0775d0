import { useLanguage } from '#site/runtime/language/language.tsx'
import { Day } from './day.tsx'

/**
 * When the page was last changed.
 * @param iso moments at which what it shows was changed; the last one counts
 */
export function UpdatedNote({ iso }: { iso: string | readonly (string | undefined)[] }) {
  const { texts } = useLanguage()
  const last = [iso].flat().reduce((latest = '', each = '') => (each > latest ? each : latest), '')
  if (!last) return null
  return (
    <p className="updated-note">
      {texts.updated} <Day iso={last} />
    </p>
  )
}
