import { useContentTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'

interface ListTotalProps {
  path: string
  total: number
  /** Whether nothing was left out by a filter: there is nothing at all then, and the way on is another one. */
  isWhole?: boolean
}

/** How much a list has; where it has nothing, the way back to all of it. */
export function ListTotal({ isWhole = false, path, total }: ListTotalProps) {
  const { texts, to } = useLanguage()
  const { askUs, noMatch, nothingYet } = useContentTexts()
  if (total === 0 && isWhole)
    return (
      <div className="empty">
        <p role="status">{nothingYet}</p>
        <a href={to('/contact')} className={buttonStyle.quiet}>
          {askUs}
        </a>
      </div>
    )
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
