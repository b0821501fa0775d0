import { useContentTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'

/** How much a list has; where it has nothing, the way back to all of it. */
export function ListTotal({ path, total }: { total: number; path: string }) {
  const { texts, to } = useLanguage()
  const { noMatch } = useContentTexts()
  return (
    <>
      <p className="list-total" role="status">
        {texts.results({ total })}
      </p>
      {total === 0 && (
        <div className="empty">
          <p>{noMatch}</p>
          <a href={to(path)} className={buttonStyle.quiet}>
            {texts.clearFilters}
          </a>
        </div>
      )}
    </>
  )
}
