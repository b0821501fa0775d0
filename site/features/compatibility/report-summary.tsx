import { writeCount } from '#domain/text/figures.ts'
import { writeDay } from '#lib/moment.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { coverageStates } from './coverage-filters.ts'
import type { CompatibilityContent } from './load-compatibility.ts'
import { useCompatibilityTexts } from './texts.ts'

type Report = CompatibilityContent['report']

/** Which report, of which day and release. */
export function ReportLine({ report }: { report: Report }) {
  const { locale } = useLanguage()
  const { report: text } = useCompatibilityTexts()
  const { counterpart, date = '', release } = report
  return <p className="report-line">{text({ date: writeDay(date, locale), release, counterpart })}</p>
}

/** How many functions have which state, as numbers and as a bar. */
export function ReportSummary({ report }: { report: Report }) {
  const { locale } = useLanguage()
  const texts = useCompatibilityTexts()
  const { blocks, commands, method, totals } = report
  const sumOf = ({ covered, no, partly }: typeof totals) => covered + partly + no
  const total = sumOf(totals)
  const parts = coverageStates.map((state, index) => ({
    state,
    from: coverageStates.slice(0, index).reduce((sum, each) => sum + totals[each], 0),
    size: totals[state],
  }))
  return (
    <div className="report-summary">
      <ReportLine report={report} />
      <svg
        className="report-bar"
        viewBox={`0 0 ${total} 10`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.share({
          covered: writeCount(totals.covered, locale),
          partly: writeCount(totals.partly, locale),
          no: writeCount(totals.no, locale),
        })}
      >
        {parts.map(({ from, size, state }) => (
          <rect key={state} data-state={state} x={from} width={size} height={10} />
        ))}
      </svg>
      <dl className="report-totals">
        {coverageStates.map((state) => (
          <Stat
            key={state}
            className={`report-${state}`}
            label={texts.states[state]}
            value={writeCount(totals[state], locale)}
            unit={texts.functionsIn}
          />
        ))}
      </dl>
      <p className="report-method">
        {keepUnits(`${texts.examined({ total: writeCount(total, locale) })}${locale === 'zh' ? '。' : '. '}${method}`)}
      </p>
      <p className="report-method">
        {texts.besides({ commands: writeCount(sumOf(commands), locale), blocks: writeCount(sumOf(blocks), locale) })}
      </p>
    </div>
  )
}
