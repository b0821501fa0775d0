import { PageLinks } from '#site/features/content/page-links.tsx'
import { useNavigate } from 'react-router'
import type { Locale } from '#lib/locale.ts'
import { ListFilterBar } from '#site/features/content/list-filter-bar.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ButtonLink } from '#site/ui/buttons.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import type { FilterField } from '#site/ui/filter-bar.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { EmptyState } from '#site/ui/states.tsx'
import { type CoverageFilters, coverageAddress, coveragePath, coverageStates, tableAnchor } from './coverage-filters.ts'
import type { CompatibilityContent } from './load-compatibility.ts'
import { type CompatibilityTexts, useCompatibilityTexts } from './texts.ts'
import { StateBadge } from './state-badge.tsx'

type ListedFunction = CompatibilityContent['list']['items'][number]

function describeFunctions(texts: CompatibilityTexts['table'], locale: Locale): TableColumn<ListedFunction>[] {
  return [
    { key: 'name', title: texts.name, isTitle: true, cell: ({ name }) => <code translate="no">{name}</code> },
    { key: 'state', title: texts.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'area',
      title: texts.area,
      cell: ({ area, lang }) => <span lang={foreignLang(lang, locale)}>{area.title}</span>,
    },
    { key: 'since', title: texts.since, cell: ({ since }) => since ?? '' },
    {
      key: 'note',
      title: texts.note,
      cell: ({ lang, note }) => note && <span lang={foreignLang(lang, locale)}>{note}</span>,
    },
  ]
}

/** The examined functions, to search and to filter; a page of sixty at a time. */
export function CoverageTable({ data }: { data: CompatibilityContent }) {
  const { locale, to } = useLanguage()
  const { table: texts } = useCompatibilityTexts()
  const columns = describeFunctions(texts, locale)
  return (
    <div className="coverage-rows">
      <Filters data={data} />
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={data.list.items}
        keyOf={({ name }) => name}
        empty={
          <EmptyState
            title={texts.none}
            actions={<ButtonLink href={to('/support/ticket/new')}>{texts.ticket}</ButtonLink>}
          >
            <p>{texts.noneText}</p>
          </EmptyState>
        }
      />
      <PageLinks
        list={data.list}
        addressOf={(page) => `${coverageAddress({ ...data.filters, page })}#${tableAnchor}`}
      />
      <p className="no-print">
        <a href={to(`${coveragePath}?view=whole`)} className={linkStyle.onward}>
          {texts.whole}
          <Icon drawing={interfaceIcons.arrowRight} />
        </a>
      </p>
    </div>
  )
}

function Filters({ data }: { data: CompatibilityContent }) {
  const { address: to } = useLanguage()
  const { states, table: texts } = useCompatibilityTexts()
  const navigate = useNavigate()
  const { filters, list, report } = data
  const { area, q, state } = filters
  const addressOf = (values: CoverageFilters) => `${coverageAddress(values)}#${tableAnchor}`
  const fields: FilterField[] = [
    { kind: 'search', name: 'q', label: texts.search, value: q ?? '' },
    {
      kind: 'choice',
      name: 'area',
      label: texts.area,
      value: area ?? '',
      all: texts.allAreas,
      options: report.areas.map(({ slug, title, total }) => ({ value: slug, label: title, count: total })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: texts.state,
      value: state ?? '',
      all: texts.allStates,
      options: coverageStates.map((each) => ({
        value: each,
        label: states[each],
        count: report.totals[each] + report.commands[each],
      })),
    },
  ]
  return (
    <ListFilterBar
      id="functions"
      label={texts.filters}
      fields={fields}
      submitLabel={texts.submit}
      total={texts.total({ total: list.total })}
      addressOf={addressOf}
      onChange={(values) => void navigate(to(coverageAddress(values)), { preventScrollReset: true })}
    />
  )
}
