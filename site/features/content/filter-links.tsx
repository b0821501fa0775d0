import type { ReactNode } from 'react'
import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { foreignLang } from './language-mark.tsx'
import { listAddress } from './list-filters.ts'

export interface LinkFilter {
  /** Name in the address. */
  name: string
  label: string
  /** The words for no choice. */
  all: string
  choices: { value: string; title: string; lang?: Locale | undefined; count?: number }[]
}

export interface FilterLinksProps {
  path: string
  label: string
  filters: LinkFilter[]
  /** What is chosen, by the filters' names. */
  chosen: Record<string, string | undefined>
}

/** Filters that choose something: one choice beside “all” does not. */
export const shownFilters = ({ chosen, filters }: Pick<FilterLinksProps, 'chosen' | 'filters'>) =>
  filters.filter(({ choices, name }) => choices.length > 1 || chosen[name] !== undefined)

/** Filters as links: the address holds the state, and they work without scripts. A choice leads to the first page. */
export function FilterLinks({ label, ...rows }: FilterLinksProps) {
  if (shownFilters(rows).length === 0) return null
  return (
    <nav className="filters" aria-label={label}>
      <FilterRows {...rows} />
    </nav>
  )
}

/** A row of links for each filter. */
export function FilterRows({ path, ...rows }: Omit<FilterLinksProps, 'label'>) {
  return shownFilters(rows).map((filter) => <Row key={filter.name} filter={filter} chosen={rows.chosen} path={path} />)
}

function Row({
  chosen,
  filter: { all, choices, label, name },
  path,
}: Pick<FilterLinksProps, 'chosen' | 'path'> & { filter: LinkFilter }) {
  const addressOf = (value: string | undefined) => listAddress(path, { ...chosen, [name]: value })
  return (
    <div className="filter-row">
      <p id={`filter-${name}`}>{label}</p>
      <ul className="chips" aria-labelledby={`filter-${name}`}>
        <Choice path={addressOf(undefined)} isChosen={chosen[name] === undefined}>
          {all}
        </Choice>
        {choices.map(({ count, lang, title, value }) => (
          <Choice key={value} path={addressOf(value)} isChosen={chosen[name] === value} lang={lang}>
            {title}
            {count !== undefined && <small className="chip-count">{count}</small>}
          </Choice>
        ))}
      </ul>
    </div>
  )
}

function Choice({
  children,
  isChosen,
  lang,
  path,
}: {
  children: ReactNode
  isChosen: boolean
  lang?: Locale | undefined
  path: string
}) {
  const { locale, to } = useLanguage()
  return (
    <li>
      <a
        href={to(path)}
        className="chip"
        lang={lang && foreignLang(lang, locale)}
        aria-current={isChosen ? 'true' : undefined}
        data-keep-scroll
      >
        {children}
      </a>
    </li>
  )
}
