import { writeDay } from '#lib/moment.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { CodeCheckPanel } from './code-check.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { BlockSummary, BlockTable } from './block-table.tsx'
import { blocksAnchor, tableAnchor } from './coverage-filters.ts'
import { CoverageTable } from './coverage-table.tsx'
import type { CompatibilityContent } from './load-compatibility.ts'
import { useCompatibilityTexts } from './texts.ts'
import { ReportSummary } from './report-summary.tsx'
import { WholeTable } from './whole-table.tsx'

interface ScreenProps {
  data: CompatibilityContent
}

/** Moving from MATLAB and Simulink: check, table, comparison, limits, steps. */
export function CompatibilityScreen({ data }: ScreenProps) {
  if (data.whole !== undefined) return <WholeTable areas={data.whole} data={data} />
  return data.blocks === undefined ? <Overview data={data} /> : <BlockTable libraries={data.blocks} data={data} />
}

function Overview({ data }: ScreenProps) {
  const texts = useCompatibilityTexts()
  const { column, report, steps } = data
  return (
    <div className="compatibility">
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        <ReportSummary report={report} />
        <PageContents />
      </div>
      <Section ground="paper-2" id="check" labelledBy="check-title">
        <SectionHeading id="check-title" title={texts.check.title} lead={texts.check.lead} />
        <CodeCheckPanel />
      </Section>
      <section className="section" id={tableAnchor} aria-labelledby="functions-title">
        <div className="frame">
          <SectionHeading id="functions-title" title={texts.table.title} />
          <CoverageTable data={data} />
        </div>
      </section>
      <BlockSummary data={data} />
      <Comparison data={data} />
      <Limits data={data} />
      <Steps data={data} />
      <section className="frame trademark" id="trademark" aria-labelledby="trademark-title">
        <h2 id="trademark-title">{texts.trademark}</h2>
        <p>{report.trademark}</p>
        <UpdatedNote iso={report.date ?? column.updatedAt} />
      </section>
    </div>
  )
}

function PageContents() {
  const texts = useCompatibilityTexts()
  const parts = [
    ['check', texts.check.title],
    [tableAnchor, texts.table.title],
    [blocksAnchor, texts.blocks.title],
    ['comparison', texts.comparison.title],
    ['limits', texts.limits.title],
    ['steps', texts.steps.title],
  ] as const
  return (
    <nav className="page-contents no-print" aria-label={texts.onThisPage}>
      <ul className="chips">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="chip">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ComparisonRow = CompatibilityContent['report']['comparison'][number]

function Comparison({ data: { company, report } }: ScreenProps) {
  const { locale } = useLanguage()
  const { comparison: texts } = useCompatibilityTexts()
  const { comparison, counterpart, date = '', release } = report
  if (comparison.length === 0) return null
  const betterOf = { ours: company, theirs: counterpart, even: texts.even }
  const columns: TableColumn<ComparisonRow>[] = [
    { key: 'topic', title: texts.topic, isTitle: true, cell: ({ title }) => title },
    { key: 'ours', title: `${company} ${release}`, cell: ({ ours }) => keepUnits(ours) },
    { key: 'theirs', title: counterpart, cell: ({ theirs }) => keepUnits(theirs) },
    { key: 'better', title: texts.better, cell: ({ better }) => betterOf[better] },
  ]
  return (
    <Section id="comparison" labelledBy="comparison-title" className="moving-comparison">
      <SectionHeading
        id="comparison-title"
        title={texts.title}
        lead={texts.lead({ release, counterpart, date: writeDay(date, locale) })}
      />
      <DataTable caption={texts.title} columns={columns} rows={comparison} keyOf={({ id }) => id} />
    </Section>
  )
}

function Limits({ data: { report } }: ScreenProps) {
  const { limits: texts } = useCompatibilityTexts()
  if (report.limits.length === 0) return null
  return (
    <Section ground="paper-2" id="limits" labelledBy="limits-title">
      <SectionHeading id="limits-title" title={texts.title} lead={texts.lead} />
      <dl className="limit-list">
        {report.limits.map(({ id, subject, text, title }) => (
          <div key={id}>
            <dt>
              {title}
              {subject && <code translate="no">{subject}</code>}
            </dt>
            <dd>{keepUnits(text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Steps({ data: { report } }: ScreenProps) {
  const { steps: texts } = useCompatibilityTexts()
  if (report.steps.length === 0) return null
  return (
    <Section id="steps" labelledBy="steps-title">
      <SectionHeading id="steps-title" title={texts.title} />
      <ol className="step-list">
        {report.steps.map(({ id, text, title }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{keepUnits(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
