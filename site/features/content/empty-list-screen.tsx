import { languageTags } from '#lib/locale.ts'
import { useContentTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { ListTotal } from './list-total.tsx'
import type { EmptyListContent } from './load-empty-list.ts'
import { PageHeading } from './page-heading.tsx'

/** A list's page without anything in it, whichever list it is. */
export function EmptyListScreen({ data }: { data: EmptyListContent }) {
  const { locale, to } = useLanguage()
  const { firstPage, pastEnd } = useContentTexts()
  const { column, isPastEnd, steps, whole } = data
  const lang = column.lang === locale ? undefined : languageTags[column.lang]
  return (
    <div className="frame page">
      <PageHeading title={column.title} lead={column.lead} steps={steps} lang={lang} />
      {isPastEnd ? (
        <div className="empty">
          <p>{pastEnd}</p>
          <a href={to(whole)} className={buttonStyle.quiet}>
            {firstPage}
          </a>
        </div>
      ) : (
        <ListTotal total={0} path={whole} />
      )}
    </div>
  )
}
