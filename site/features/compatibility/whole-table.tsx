import { PageHeading } from '#site/features/content/page-heading.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { coveragePath, tableAnchor } from './coverage-filters.ts'
import type { CompatibilityContent } from './load-compatibility.ts'
import { useCompatibilityTexts } from './texts.ts'
import { ReportLine } from './report-summary.tsx'

type Area = NonNullable<CompatibilityContent['whole']>[number]

/** All functions on one page, by area: short enough to print, and for the browser's own search. */
export function WholeTable({ areas, data }: { areas: Area[]; data: CompatibilityContent }) {
  const { to } = useLanguage()
  const { table: texts, trademark } = useCompatibilityTexts()
  const { column, report, steps } = data
  return (
    <div className="frame page whole-table">
      <PageHeading title={texts.wholeTitle} steps={[...steps, { title: column.title, path: coveragePath }]} />
      <ReportLine report={report} />
      <p className="no-print">
        <a href={`${to(coveragePath)}#${tableAnchor}`} className={linkStyle.text}>
          {texts.back}
        </a>
      </p>
      {areas.map((area) => (
        <WholeArea key={area.slug} area={area} />
      ))}
      <section className="trademark" aria-labelledby="trademark">
        <h2 id="trademark">{trademark}</h2>
        <p>{report.trademark}</p>
      </section>
    </div>
  )
}

function WholeArea({ area }: { area: Area }) {
  const { locale } = useLanguage()
  const { states, table: texts } = useCompatibilityTexts()
  const count = (state: string) =>
    area.groups.filter((group) => group.state === state).reduce((sum, { names }) => sum + names.length, 0)
  const counts = { covered: count('covered'), partly: count('partly'), no: count('no') }
  return (
    <section aria-labelledby={`area-${area.slug}`} className="whole-area" lang={foreignLang(area.lang, locale)}>
      <h2 id={`area-${area.slug}`}>
        {area.title} <LanguageMark lang={area.lang} />
        <small>{texts.counts(counts)}</small>
      </h2>
      <dl>
        {area.groups.map(({ names, note, since, state }, index) => (
          <div key={index} data-state={state}>
            <dt>
              {state === 'covered' ? texts.coveredSince({ release: since ?? '' }) : states[state]}
              {state === 'partly' && since && ` · ${since}`}
              {note && <span>{note}</span>}
            </dt>
            <dd className="function-names" translate="no">
              {names.join('  ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
