import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { Pagination } from '#site/ui/pagination.tsx'

interface PageLinksProps {
  list: { page: number; pages: number }
  /** Address of a page of the list, without language prefix. */
  addressOf: (page: number) => string
}

/** The links to the other pages of a list. */
export function PageLinks({ addressOf, list }: PageLinksProps) {
  const { texts, to } = useLanguage()
  return (
    <Pagination
      page={list.page}
      pages={list.pages}
      label={texts.pagination}
      position={texts.page({ page: list.page, pages: list.pages })}
      renderPage={({ isCurrent, isDisabled, page, rel }) => {
        const words = rel === undefined ? page : rel === 'prev' ? texts.previousPage : texts.nextPage
        const inner = (
          <>
            {rel === 'prev' && <Icon drawing={controlIcons.arrowLeft} />}
            {words}
            {rel === 'next' && <Icon drawing={interfaceIcons.arrowRight} />}
          </>
        )
        return isDisabled ? (
          <span className="page-link" aria-disabled="true">
            {inner}
          </span>
        ) : (
          <a href={to(addressOf(page))} rel={rel} className="page-link" aria-current={isCurrent ? 'page' : undefined}>
            {inner}
          </a>
        )
      }}
    />
  )
}
