import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { EmptyState } from '#site/ui/states.tsx'
import type { AdvisoryTexts } from './texts.ts'

/** A list of help articles or advisories in which nothing matches: a ticket is the way on. */
export function NothingFound({ texts }: { texts: AdvisoryTexts['help'] | AdvisoryTexts['security'] }) {
  const { to } = useLanguage()
  return (
    <EmptyState
      title={texts.none}
      actions={
        <a href={to('/support/ticket/new')} className={buttonStyle.quiet}>
          {texts.ticket}
        </a>
      }
    >
      <p>{texts.noneText}</p>
    </EmptyState>
  )
}
