import { useLanguage } from '#site/runtime/language.tsx'
import { Day } from './day.tsx'

/** When the page's record was last changed. */
export function UpdatedNote({ iso }: { iso: string }) {
  const { texts } = useLanguage()
  return (
    <p className="updated-note">
      {texts.updated} <Day iso={iso} />
    </p>
  )
}
