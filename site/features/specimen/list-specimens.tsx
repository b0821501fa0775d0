import { useLocation, useNavigate } from 'react-router'
import { ListFilterBar } from '#site/features/content/list-filter-bar.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { Badge } from '#site/ui/badge.tsx'
import { Breadcrumb } from '#site/ui/breadcrumb.tsx'
import { ButtonLink } from '#site/ui/buttons.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { Matrix, type MatrixStatus } from '#site/ui/matrix.tsx'
import { Pagination } from '#site/ui/pagination.tsx'
import { EmptyState } from '#site/ui/states.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'
import type { SpecimenTexts } from './texts.ts'

export function ListSpecimens() {
  const { lists, sections } = useSpecimenTexts()
  return (
    <SpecimenSection id="lists" title={sections.lists}>
      <Specimen name={lists.filters} isWide>
        <Toolboxes />
      </Specimen>
      <Specimen name={lists.matrix} isWide>
        <Platforms />
      </Specimen>
      <Specimen name={lists.pagination} isWide>
        <Breadcrumb
          label={lists.breadcrumb}
          items={[
            { key: 'home', node: <a href="#lists">{lists.home}</a> },
            { key: 'products', node: <a href="#lists">{lists.products}</a> },
            { key: 'here', node: <span>{lists.toolboxes}</span> },
          ]}
        />
        <Pages />
      </Specimen>
    </SpecimenSection>
  )
}

const domainKeys = ['thermal', 'control', 'signal', 'structure'] as const
const facts = [
  { domain: 'thermal', version: '4.2.0', functions: 186, updated: '2026-11-02', isNew: true },
  { domain: 'thermal', version: '2.0.1', functions: 94, updated: '2026-10-30', isNew: true },
  { domain: 'control', version: '7.1.3', functions: 233, updated: '2026-06-18', isNew: false },
  { domain: 'control', version: '3.4.0', functions: 71, updated: '2026-05-09', isNew: false },
  { domain: 'signal', version: '5.0.0', functions: 1208, updated: '2026-09-21', isNew: true },
  { domain: 'structure', version: '1.8.2', functions: 57, updated: '2025-12-11', isNew: false },
] as const

function useToolboxes() {
  const { lists } = useSpecimenTexts()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const [q, domain, fresh, sort] = ['q', 'domain', 'new', 'sort'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const rows = facts
    .map((fact, index) => ({ ...fact, name: lists.names[index] ?? '' }))
    .filter((row) => row.name.toLowerCase().includes(q.toLowerCase()))
    .filter((row) => (domain === '' || row.domain === domain) && (fresh === '' || row.isNew))
    .sort((a, b) => (sort === 'functions' ? b.functions - a.functions : 0))
  const hrefWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    return next.size > 0 ? `${pathname}?${next.toString()}` : pathname
  }
  return { rows, q, domain, fresh, sort, hrefWith, pathname }
}

type Toolbox = ReturnType<typeof useToolboxes>['rows'][number]

function columnsOf(
  lists: SpecimenTexts['lists'],
  sort: string,
  hrefWith: (changes: Record<string, string>) => string,
): TableColumn<Toolbox>[] {
  return [
    {
      key: 'name',
      title: lists.columns.name,
      isTitle: true,
      cell: ({ isNew, name }) => (
        <>
          {name} {isNew && <Badge tone="brass">{lists.isNew}</Badge>}
        </>
      ),
    },
    { key: 'domain', title: lists.columns.domain, cell: (row) => lists.domains[row.domain] },
    { key: 'version', title: lists.columns.version, cell: ({ version }) => version },
    {
      key: 'functions',
      title: lists.columns.functions,
      isNumber: true,
      cell: ({ functions }) => functions,
      sort: {
        href: hrefWith({ sort: sort === 'functions' ? '' : 'functions' }),
        ...(sort === 'functions' && { direction: 'descending' as const }),
      },
    },
    {
      key: 'updated',
      title: lists.columns.updated,
      isNumber: true,
      cell: ({ updated }) => <time dateTime={updated}>{updated}</time>,
    },
  ]
}

function Toolboxes() {
  const { lists } = useSpecimenTexts()
  const navigate = useNavigate()
  const { domain, fresh, hrefWith, pathname, q, rows, sort } = useToolboxes()
  return (
    <>
      <ListFilterBar
        id="filter"
        label={lists.filters}
        total={lists.total({ count: rows.length })}
        addressOf={(values) => listAddress('/dev/ui', values)}
        more={sort === '' ? [] : [{ name: 'sort', value: sort, words: undefined }]}
        onChange={(values) => void navigate(listAddress(pathname, values), { preventScrollReset: true })}
        fields={[
          { kind: 'search', name: 'q', label: lists.search, value: q, placeholder: lists.searchHint },
          {
            kind: 'choice',
            name: 'domain',
            label: lists.domain,
            value: domain,
            all: lists.allDomains,
            options: domainKeys.map((value) => ({ value, label: lists.domains[value] })),
          },
          { kind: 'switch', name: 'new', label: lists.onlyNew, value: fresh, on: 'yes' },
        ]}
      />
      <DataTable
        caption={lists.caption}
        rows={rows}
        keyOf={({ name }) => name}
        empty={
          <EmptyState
            title={lists.none}
            actions={
              <ButtonLink href={pathname} size="small">
                {lists.clear}
              </ButtonLink>
            }
          >
            <p>{lists.noneText}</p>
          </EmptyState>
        }
        columns={columnsOf(lists, sort, hrefWith)}
      />
    </>
  )
}

const platforms: { name: string; version: string; statuses: MatrixStatus[] }[] = [
  { name: 'openEuler', version: '24.03 LTS', statuses: ['yes', 'yes', 'partial', 'planned'] },
  { name: '银河麒麟 Kylin', version: 'V10 SP3', statuses: ['yes', 'yes', 'yes', 'partial'] },
  { name: '统信 UOS', version: 'V20 1070', statuses: ['yes', 'partial', 'planned', 'no'] },
]

function Platforms() {
  const { lists } = useSpecimenTexts()
  return (
    <Matrix
      caption={lists.matrix}
      corner={lists.corner}
      columns={[
        { key: 'x86', title: 'x86-64', note: 'Hygon, Zhaoxin' },
        { key: 'arm', title: 'ARM64', note: 'Kunpeng 920' },
        { key: 'loong', title: 'LoongArch', note: '3A6000' },
        { key: 'riscv', title: 'RISC-V', note: 'SG2042' },
      ]}
      rows={platforms.map(({ name, statuses, version }) => ({
        key: name,
        title: name,
        note: version,
        cells: statuses.map((status, index) => ({
          status,
          text: lists.statuses[status],
          ...(status === 'yes' && { note: `${lists.certificate} 2026-${String(112 + index * 7)}` }),
        })),
      }))}
    />
  )
}

function Pages() {
  const { lists } = useSpecimenTexts()
  return (
    <Pagination
      page={4}
      pages={12}
      label={lists.pagination}
      position={lists.position({ page: 4, pages: 12 })}
      renderPage={({ isCurrent, page, rel }) => (
        <a href={`#lists-${page}`} className="page-link" rel={rel} aria-current={isCurrent ? 'page' : undefined}>
          {rel === 'prev' && <Icon drawing={controlIcons.arrowLeft} />}
          {rel === undefined ? page : rel === 'prev' ? lists.previous : lists.next}
          {rel === 'next' && <Icon drawing={interfaceIcons.arrowRight} />}
        </a>
      )}
    />
  )
}
