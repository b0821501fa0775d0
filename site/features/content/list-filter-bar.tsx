import { useLanguage } from '#site/runtime/language/language.tsx'
import { FilterBar, type FilterField, type FilterValue, valuesOf } from '#site/ui/filter-bar.tsx'

interface ListFilterBarProps {
  id: string
  label: string
  fields: FilterField[]
  /** How much is found, in words. */
  total: string
  /** The address of the list with these values and no others, without language prefix. */
  addressOf: (values: Record<string, string>) => string
  /** What the list is narrowed to beside its fields. */
  more?: FilterValue[]
  submitLabel?: string
  /** Told the values, to navigate without a page load; without it, and without scripts, the form is sent. */
  onChange?: (values: Record<string, string>) => void
}

/** The filters of a list, and what is chosen: each value leads to the list without it. */
export function ListFilterBar({ addressOf, fields, more = [], submitLabel, ...bar }: ListFilterBarProps) {
  const { address: to, texts } = useLanguage()
  const chosen = [...valuesOf(fields), ...more]
  const hrefWithout = (names: string[]) =>
    to(
      addressOf(Object.fromEntries(chosen.flatMap(({ name, value }) => (names.includes(name) ? [] : [[name, value]])))),
    )
  const shown = chosen.filter(({ words }) => words !== undefined)
  return (
    <FilterBar
      {...bar}
      action={to(addressOf({}))}
      fields={fields}
      submitLabel={submitLabel ?? texts.filter}
      openLabel={texts.filter}
      chosen={shown.map(({ name, words = '' }) => ({
        key: name,
        words,
        removeLabel: texts.removeFilter({ words }),
        href: hrefWithout([name]),
      }))}
      clear={{ href: hrefWithout(shown.map(({ name }) => name)), label: texts.clearFilters }}
    />
  )
}
