import type { ReactNode } from 'react'

interface PaginationProps {
  page: number
  pages: number
  label: string
  /** “Page 2 of 7”. */
  position: string
  /** Draws the link to a page, or the words alone when there is none to go to. */
  renderPage: (target: { page: number; rel?: 'prev' | 'next'; isCurrent: boolean; isDisabled: boolean }) => ReactNode
}

/** First, last and the neighbours of the current page; `gap` where pages are left out. */
function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1]
    if (before === undefined || each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : ['gap' as const, each]
  })
}

export function Pagination({ label, page, pages, position, renderPage }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={label}>
      {renderPage({ page: page - 1, rel: 'prev', isCurrent: false, isDisabled: page <= 1 })}
      <ol>
        {pageWindow(page, pages).map((each, index) => (
          <li key={each === 'gap' ? `gap-${index}` : each}>
            {each === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              renderPage({ page: each, isCurrent: each === page, isDisabled: false })
            )}
          </li>
        ))}
      </ol>
      <p className="pagination-position">{position}</p>
      {renderPage({ page: page + 1, rel: 'next', isCurrent: false, isDisabled: page >= pages })}
    </nav>
  )
}
