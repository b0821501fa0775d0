import { type CompatibilityTexts, useCompatibilityTexts } from './texts.ts'
import { Button } from '#site/ui/buttons.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Notice } from '#site/ui/states.tsx'
import { checkLimits } from '#site/features/code-check/check-limits.ts'
import { foundStates } from '#site/features/code-check/findings.ts'
import { FindingTable } from './finding-table.tsx'
import { writeCsv } from '#site/features/code-check/report-csv.ts'
import type { CodeCheck } from '#site/features/code-check/use-code-check.ts'
import { verdictOf, countFindings, type Verdict } from '#site/features/code-check/verdict.ts'
import { writeLines } from './write-place.ts'

const tones = { covered: 'success', open: 'warning', unclear: 'warning', nothing: 'info' } as const satisfies Record<
  Verdict,
  string
>

export function CheckResult({ check }: { check: CodeCheck }) {
  const { check: texts, states } = useCompatibilityTexts()
  const tally = countFindings(check.reports, check.waiting)
  const verdict = verdictOf(tally)
  return (
    <section className="check-result" aria-labelledby="check-result">
      <h3 id="check-result">{texts.result}</h3>
      <Notice tone={tones[verdict]} title={texts.verdicts[verdict]} isLive>
        <p>{texts.summary({ ...tally.states, unread: tally.unread, unseen: tally.unseen })}</p>
        {tally.states.unknown > 0 && <p>{texts.unknownText}</p>}
      </Notice>
      <dl className="check-totals">
        {foundStates.map((state) => (
          <Stat
            key={state}
            className={`check-${state}`}
            label={states[state]}
            value={String(tally.states[state])}
            unit=""
          />
        ))}
      </dl>
      <Caveat check={check} kind="unseen" />
      {tally.states.unknown > 0 && <Caveat check={check} kind="loads" />}
      <FindingTable reports={check.reports} />
      <p className="check-note">{texts.limits}</p>
      <Keep check={check} />
    </section>
  )
}

/** Lines about which something has to be known beside the states. */
function Caveat({ check, kind }: { check: CodeCheck; kind: 'unseen' | 'loads' }) {
  const { check: texts } = useCompatibilityTexts()
  const places = check.reports.filter((report) => report[kind].length > 0)
  if (places.length === 0) return null
  const written = places.map((report) => writeLines(texts, report.name, report[kind]))
  return (
    <Notice tone={kind === 'unseen' ? 'warning' : 'info'}>{`${texts[kind]} ${written.join(texts.between)}`}</Notice>
  )
}

function csvWords({
  check: texts,
  states,
}: Pick<CompatibilityTexts, 'check' | 'states'>): Parameters<typeof writeCsv>[1] {
  const { csv } = texts
  return {
    heads: [csv.file, csv.kind, csv.name, csv.title, csv.state, csv.count, csv.lines, csv.note],
    kinds: texts.kinds,
    states,
    skipped: csv.skipped,
    refusals: { ...texts.refusals, tooLarge: texts.tooLarge(checkLimits) },
    unseen: csv.unseen,
  }
}

/** The report as a file that the browser makes itself. */
function Keep({ check }: { check: CodeCheck }) {
  const texts = useCompatibilityTexts()
  const keep = () => {
    const text = writeCsv(check.reports, csvWords(texts))
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: address, download: texts.check.csv.fileName }).click()
    // The browser has taken the content over by the next task.
    setTimeout(() => URL.revokeObjectURL(address))
  }
  return (
    <p className="check-actions no-print">
      <Button variant="primary" onClick={keep}>
        {texts.check.keep}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {texts.table.print}
      </Button>
      <Button variant="plain" onClick={check.clear}>
        {texts.check.clear}
      </Button>
    </p>
  )
}
