import { useContentTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { ListTotal } from './list-total.tsx'
import type { EmptyListContent } from './load-empty-list.ts'
import { ColumnHeading } from './page-heading.tsx'

/** A list's page without anything in it, whichever list it is. */
export function EmptyListScreen({ data }: { data: EmptyListContent }) {
  const { to } = useLanguage()
  const { firstPage, pastEnd } = useContentTexts()
  const { column, isPastEnd, isWhole, steps, whole } = data
  return (
    <div className="frame page">
      <ColumnHeading column={column} steps={steps} />
      {isPastEnd ? (
        <div className="empty">
          <p>{pastEnd}</p>
          <a href={to(whole)} className={buttonStyle.quiet}>
            {firstPage}
          </a>
        </div>
      ) : (
        <ListTotal total={0} path={whole} isWhole={isWhole} />
      )}
    </div>
  )
}
