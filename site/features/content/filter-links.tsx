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

interface FilterLinksProps {
  path: string
  label: string
  filters: LinkFilter[]
  /** What is chosen, by the filters' names. */
  chosen: Record<string, string | undefined>
}

/** Filters as links: the address holds the state, and they work without scripts. A choice leads to the first page. */
export function FilterLinks({ chosen, filters, label, path }: FilterLinksProps) {
  // One choice beside “all” chooses nothing.
  const shown = filters.filter(({ choices, name }) => choices.length > 1 || chosen[name] !== undefined)
  if (shown.length === 0) return null
  return (
    <nav className="filters" aria-label={label}>
      {shown.map(({ all, choices, label: words, name }) => {
        const addressOf = (value: string | undefined) => listAddress(path, { ...chosen, [name]: value })
        return (
          <div key={name} className="filter-row">
            <p id={`filter-${name}`}>{words}</p>
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
      })}
    </nav>
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
