import { useEffect, useState } from 'react'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { OnwardLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { RecordNumbers } from '#site/ui/record-numbers.tsx'
import { saveDismissed, readDismissed } from '#site/runtime/state/stored-preferences.ts'
import type { FrameFacts } from '#site/runtime/rendering/frame.tsx'

/** The newest announcement that was not dismissed in this browser. Without scripts it is simply the newest. */
export function AnnouncementStrip({ announcements }: { announcements: FrameFacts['announcements'] }) {
  const { locale, texts } = useLanguage()
  const [dismissed, setDismissed] = useState<string[]>([])
  useEffect(() => {
    setDismissed(readDismissed())
    // The head script hides the strip where something was dismissed, until it is known what.
    delete document.documentElement.dataset.announcements
  }, [])
  const shown = announcements.find(({ id }) => !dismissed.includes(id))
  if (shown === undefined) return null
  const dismiss = () => {
    const next = [...dismissed, shown.id]
    setDismissed(next)
    saveDismissed(next)
  }
  return (
    <aside className="strip on-ink" aria-label={texts.announcement}>
      <div className="frame strip-row">
        <p>
          <Icon
            drawing={shown.level === 'warning' ? interfaceIcons.triangleAlert : interfaceIcons.megaphone}
            className={`strip-${shown.level}`}
          />
          <span lang={foreignLang(shown.lang, locale)}>
            <RecordNumbers text={shown.title} />
          </span>
          {shown.link && <OnwardLink link={shown.link} />}
        </p>
        <button
          type="button"
          className="strip-close needs-scripts"
          aria-label={texts.dismiss}
          title={texts.dismiss}
          onClick={dismiss}
        >
          <Icon drawing={interfaceIcons.x} />
        </button>
      </div>
    </aside>
  )
}
