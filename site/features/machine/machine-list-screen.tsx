import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { CompareChoices, ComparisonFile } from '#site/features/product/compare-link.tsx'
import { describeList } from '#site/features/content/describe-list.ts'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Pagination } from '#site/ui/pagination.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { EmptyState } from '#site/ui/states.tsx'
import { machinesAddress, type MachinesContent } from './load-machines.ts'
import { MachineGrid } from '#site/features/product/machine-card.tsx'
import { MachineComparison } from './machine-comparison.tsx'

interface ChoicesProps {
  label: string
  all: string
  named: { slug: string; title: string; lang: 'zh' | 'en' }[]
  chosen: string | undefined
  address: (slug: string | undefined) => string
}

/** Filters are links: the address holds the state, and they work without scripts. */
function Choices({ address, all, chosen, label, named }: ChoicesProps) {
  const { locale, to } = useLanguage()
  const chip = (slug: string | undefined, title: string, lang?: string) => (
    <li key={slug ?? ''}>
      <a
        href={to(address(slug))}
        className="chip"
        lang={lang}
        aria-current={slug === chosen ? 'true' : undefined}
        data-keep-scroll
      >
        {title}
      </a>
    </li>
  )
  return (
    <div className="filter-row">
      <p id={`filter-${label}`}>{label}</p>
      <ul className="chips" aria-labelledby={`filter-${label}`}>
        {chip(undefined, all)}
        {named.map(({ lang, slug, title }) => chip(slug, title, foreignLang(lang, locale)))}
      </ul>
    </div>
  )
}

function Compare({ data: { chosen, compared, comparison, list } }: { data: MachinesContent }) {
  const words = useProductTexts()
  const onPage = [...list.items, ...(comparison?.machines ?? [])]
  const choices = [...new Map(onPage.map((each) => [each.slug, { ...each, name: each.title }])).values()]
  return (
    <Section ground="paper-2" labelledBy="compare">
      <SectionHeading id="compare" title={words.compare} lead={words.compareLead} />
      <CompareChoices
        choices={choices}
        compared={compared}
        address={(slugs) => `${machinesAddress({ ...chosen, compare: slugs })}#compare`}
      />
      {compared.length === 1 && <p className="small-note">{words.compareHint}</p>}
      {comparison && <MachineComparison comparison={comparison} />}
      {comparison && <ComparisonFile path="/product/machine" compared={compared} />}
    </Section>
  )
}

export function MachineListScreen({ data }: { data: MachinesContent }) {
  const { locale, texts, to } = useLanguage()
  const words = useProductTexts()
  const { chosen, column, compared, filters, list, origin, steps } = data
  const items = list.items.map(({ slug, title }) => ({ title, path: `/product/machine/detail?id=${slug}` }))
  return (
    <>
      <div className="frame page">
        <StructuredData records={[describeList(items, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
        <ColumnHeading column={column} steps={steps} />
        <nav className="filters" aria-label={words.machineFilters}>
          <Choices
            label={words.class}
            all={words.allClasses}
            named={filters.classes}
            chosen={chosen.class}
            address={(slug) => machinesAddress({ ...chosen, class: slug, compare: compared })}
          />
          <Choices
            label={words.interface}
            all={words.allInterfaces}
            named={filters.interfaces}
            chosen={chosen.interface}
            address={(slug) => machinesAddress({ ...chosen, interface: slug, compare: compared })}
          />
        </nav>
        <p className="list-total" role="status">
          {texts.results({ total: list.total })}
        </p>
        {list.items.length === 0 ? (
          <EmptyState
            title={words.noMachines}
            actions={
              <a href={to('/product/machine')} className={buttonStyle.quiet}>
                {words.clear}
              </a>
            }
          />
        ) : (
          <MachineGrid machines={list.items} level={2} />
        )}
        <Pagination
          page={list.page}
          pages={list.pages}
          label={texts.pagination}
          position={texts.page({ page: list.page, pages: list.pages })}
          renderPage={({ isCurrent, isDisabled, page, rel }) => {
            const inner = rel === undefined ? page : rel === 'prev' ? texts.previousPage : texts.nextPage
            return isDisabled ? (
              <span className="page-link" aria-disabled="true">
                {inner}
              </span>
            ) : (
              <a
                href={to(machinesAddress({ ...chosen, compare: compared, page }))}
                rel={rel}
                className="page-link"
                aria-current={isCurrent ? 'page' : undefined}
              >
                {inner}
              </a>
            )
          }}
        />
      </div>
      <Compare data={data} />
      <div className="frame catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </div>
    </>
  )
}
