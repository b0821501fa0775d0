import { workTexts } from '#site/messages/work.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'

/** How much a list has; where it has nothing, the way back to all of it. */
export function ListTotal({ path, total }: { total: number; path: string }) {
  const { format, locale, texts, to } = useLanguage()
  return (
    <>
      <p className="list-total" role="status">
        {format(texts.results, { total })}
      </p>
      {total === 0 && (
        <div className="empty">
          <p>{workTexts[locale].noMatch}</p>
          <a href={to(path)} className={buttonStyle.quiet}>
            {texts.clearFilters}
          </a>
        </div>
      )}
    </>
  )
}
