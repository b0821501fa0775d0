import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { blocksAnchor, coveragePath } from './coverage-filters.ts'
import type { CompatibilityContent } from './load-compatibility.ts'
import { type CompatibilityTexts, useCompatibilityTexts } from './texts.ts'
import { StateBadge } from './state-badge.tsx'
import { WholePage } from './whole-page.tsx'

interface BlockProps {
  data: CompatibilityContent
}
type Summary = CompatibilityContent['report']['libraries'][number]
type Library = NonNullable<CompatibilityContent['blocks']>[number]

const sumOf = ({ covered, no, partly }: Summary['totals']) => covered + partly + no

function describeLibraries(
  texts: CompatibilityTexts['blocks'],
  states: CompatibilityTexts['states'],
  { locale, to }: Pick<ReturnType<typeof useLanguage>, 'locale' | 'to'>,
): TableColumn<Summary>[] {
  return [
    {
      key: 'library',
      title: texts.library,
      isTitle: true,
      cell: ({ isBase, lang, slug, title }) => (
        <a
          href={`${to(`${coveragePath}?view=blocks`)}#library-${slug}`}
          lang={foreignLang(lang, locale)}
          className={linkStyle.text}
        >
          {isBase ? title : `${texts.other} · ${title}`}
        </a>
      ),
    },
    { key: 'total', title: texts.total, isNumber: true, cell: ({ totals }) => sumOf(totals) },
    ...(['covered', 'partly', 'no'] as const).map((state) => ({
      key: state,
      title: states[state],
      isNumber: true,
      cell: ({ totals }: Summary) => totals[state],
    })),
  ]
}

/** How many blocks of each library are converted. */
export function BlockSummary({ data: { report } }: BlockProps) {
  const { locale, to } = useLanguage()
  const { blocks: texts, states } = useCompatibilityTexts()
  if (report.libraries.length === 0) return null
  const columns = describeLibraries(texts, states, { locale, to })
  return (
    <Section ground="paper-2" id={blocksAnchor} labelledBy="blocks-title" className="block-summary">
      <SectionHeading
        id="blocks-title"
        title={texts.title}
        lead={texts.lead({ ...report.blocks, total: sumOf(report.blocks) })}
      />
      <DataTable caption={texts.caption} columns={columns} rows={report.libraries} keyOf={({ slug }) => slug} />
      <p className="no-print">
        <a href={to(`${coveragePath}?view=blocks`)} className={linkStyle.onward}>
          {texts.whole}
          <Icon drawing={interfaceIcons.arrowRight} />
        </a>
      </p>
    </Section>
  )
}

/** All blocks by library. */
export function BlockTable({ data, libraries }: BlockProps & { libraries: Library[] }) {
  const { blocks: texts } = useCompatibilityTexts()
  return (
    <WholePage data={data} texts={texts} anchor={blocksAnchor} className="whole-table compatibility">
      {libraries.map((library) => (
        <LibraryBlocks
          key={library.slug}
          library={library}
          totals={data.report.libraries.find(({ slug }) => slug === library.slug)?.totals}
        />
      ))}
    </WholePage>
  )
}

function LibraryBlocks({ library, totals }: { library: Library; totals: Summary['totals'] | undefined }) {
  const { locale } = useLanguage()
  const { blocks: texts } = useCompatibilityTexts()
  const { blocks, lang, slug, title } = library
  const columns = useBlockColumns()
  return (
    <section
      id={`library-${slug}`}
      aria-labelledby={`title-${slug}`}
      className="whole-area"
      lang={foreignLang(lang, locale)}
    >
      <h2 id={`title-${slug}`}>
        {title} <LanguageMark lang={lang} />
        {totals && <small>{texts.counts(totals)}</small>}
      </h2>
      <div className="coverage-rows">
        <DataTable caption={title} columns={columns} rows={blocks} keyOf={({ title: name }) => name} />
      </div>
    </section>
  )
}

function useBlockColumns(): TableColumn<Library['blocks'][number]>[] {
  const { blocks: texts, check } = useCompatibilityTexts()
  return [
    { key: 'name', title: texts.name, isTitle: true, cell: ({ title }) => title },
    { key: 'state', title: check.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'replacement',
      title: texts.replacement,
      cell: ({ replacement }) =>
        replacement && (replacement.startsWith('Modelica.') ? <code translate="no">{replacement}</code> : replacement),
    },
    { key: 'note', title: texts.note, cell: ({ note }) => note ?? '' },
    {
      key: 'type',
      title: texts.type,
      cell: ({ types }) => (
        <span className="block-types" translate="no">
          {types.map((type) => (
            <code key={type}>{type}</code>
          ))}
        </span>
      ),
    },
  ]
}
