import { useLanguage } from '#site/runtime/language/language.tsx'
import { FilterSheet } from '#site/ui/filter-sheet.tsx'
import { FilterLinks, type FilterLinksProps, FilterRows, shownFilters } from './filter-links.tsx'

/** Filters as links, on a phone in a sheet behind one button. One row alone stays on the page, and is pushed sideways. */
export function FilterLinksSheet(props: FilterLinksProps) {
  const { texts } = useLanguage()
  const { chosen, label, ...rows } = props
  const shown = shownFilters(props)
  if (shown.length < 2) return <FilterLinks {...props} />
  return (
    <nav className="filters" aria-label={label}>
      <FilterSheet
        id="filters"
        label={texts.filter}
        count={shown.filter(({ name }) => chosen[name] !== undefined).length}
        close={
          <button type="button" className="button button-quiet filter-done" popoverTarget="filters">
            {texts.close}
          </button>
        }
      >
        <FilterRows {...rows} chosen={chosen} />
      </FilterSheet>
    </nav>
  )
}
