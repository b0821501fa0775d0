import { useMemo, useState } from 'react'
import { useCompatibilityTexts } from './texts.ts'
import { StateBadge } from './state-badge.tsx'
import { Button } from '#site/ui/buttons.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { FilterBar, type FilterField } from '#site/ui/filter-bar.tsx'
import type { FileReport } from '#site/features/code-check/coverage.ts'
import {
  arrangeFindings,
  type Finding,
  findingKinds,
  type FindingOrder,
  type FindingView,
  foundStates,
  joinFindings,
} from '#site/features/code-check/findings.ts'
import { writePlace } from './write-place.ts'

/** Rows that are drawn at once; a button shows the others. */
const firstRows = 100
/** Places of a name that are listed. A model may have the same code at each of a hundred blocks; the CSV has all. */
const firstPlaces = 6

/** Everything that was found, by state; to search, to narrow and to sort. */
export function FindingTable({ reports }: { reports: readonly FileReport[] }) {
  const { check: texts } = useCompatibilityTexts()
  const [view, setView] = useState<FindingView>({ order: 'state', isDescending: false })
  const [isWhole, setIsWhole] = useState(false)
  const all = useMemo(() => joinFindings(reports), [reports])
  const findings = useMemo(() => arrangeFindings(all, view), [all, view])
  const columns = useColumns(view, setView)
  if (all.length === 0) return null
  return (
    <div className="coverage-rows check-findings">
      <Filters view={view} onView={setView} shown={findings.length} all={all} />
      <DataTable
        caption={texts.result}
        columns={columns}
        rows={isWhole ? findings : findings.slice(0, firstRows)}
        keyOf={({ key }) => key}
        empty={<p className="check-note">{texts.none}</p>}
      />
      {!isWhole && findings.length > firstRows && (
        <p className="no-print">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {texts.showAll({ total: findings.length })}
          </Button>
        </p>
      )}
    </div>
  )
}

function Filters({
  all,
  onView,
  shown,
  view,
}: {
  all: readonly Finding[]
  view: FindingView
  shown: number
  onView: (view: FindingView) => void
}) {
  const { check: texts, states, table } = useCompatibilityTexts()
  /** One of the words of a finding, each with how many have it. */
  const choiceOf = <Name extends 'state' | 'kind'>(
    name: Name,
    label: string,
    whole: string,
    values: readonly Finding[Name][],
    words: Readonly<Record<Finding[Name], string>>,
  ): FilterField => ({
    kind: 'choice',
    name,
    label,
    value: view[name] ?? '',
    all: whole,
    options: values.map((value) => ({
      value,
      label: words[value],
      count: all.filter((finding) => finding[name] === value).length,
    })),
  })
  const fields: FilterField[] = [
    { kind: 'search', name: 'q', label: texts.search, value: view.q ?? '' },
    choiceOf('state', texts.state, table.allStates, foundStates, states),
    choiceOf('kind', texts.kind, texts.allKinds, findingKinds, texts.kinds),
  ]
  return (
    <FilterBar
      id="findings"
      label={texts.filters}
      openLabel={texts.filters}
      action="#check"
      fields={fields}
      submitLabel={table.submit}
      total={texts.shown({ shown, total: all.length })}
      onChange={({ kind, q, state }) => onView({ ...view, kind, q, state })}
    />
  )
}

function useColumns(view: FindingView, onView: (view: FindingView) => void): TableColumn<Finding>[] {
  const { check: texts } = useCompatibilityTexts()
  const sortBy = (order: FindingOrder) => {
    const isCurrent = view.order === order
    return {
      onSort: () => onView({ ...view, order, isDescending: isCurrent && !view.isDescending }),
      direction: isCurrent ? (view.isDescending ? ('descending' as const) : ('ascending' as const)) : undefined,
    }
  }
  return [
    {
      key: 'name',
      title: texts.name,
      isTitle: true,
      sort: sortBy('name'),
      cell: ({ name, title }) => (
        <span className="check-name">
          {title && title !== name && <span>{title}</span>}
          <code translate="no">{name}</code>
        </span>
      ),
    },
    { key: 'kind', title: texts.kind, sort: sortBy('kind'), cell: ({ kind }) => texts.kinds[kind] },
    { key: 'state', title: texts.state, sort: sortBy('state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'where',
      title: texts.where,
      cell: ({ kind, places }) => (
        <span className="check-places">
          {/* Two blocks of a model may have one name. */}
          {places.slice(0, firstPlaces).map((place, index) => (
            <span key={`${index} ${place.file}`}>{writePlace(texts, kind, place)}</span>
          ))}
          {places.length > firstPlaces && <span>{texts.morePlaces({ count: places.length - firstPlaces })}</span>}
        </span>
      ),
    },
    { key: 'note', title: texts.note, cell: ({ note }) => note ?? '' },
  ]
}
