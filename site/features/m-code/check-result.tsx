import { type PageTexts, usePageTexts } from '#site/features/compatibility/page-texts.ts'
import { StateBadge } from '#site/features/compatibility/state-badge.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Button } from '#site/ui/buttons.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Notice } from '#site/ui/states.tsx'
import type { FileReport, FoundState } from './coverage.ts'
import { writeCsv } from './report-csv.ts'
import type { CodeCheck } from './use-code-check.ts'

/** A function in all files together. */
interface Finding {
  name: string
  state: FoundState
  places: { file: string; lines: number[] }[]
}

/** Most lines that are written out for a file; the CSV has all. */
const mostLines = 12
const order: FoundState[] = ['no', 'partly', 'covered', 'unknown']

function joinFindings(reports: readonly FileReport[]): Map<FoundState, Finding[]> {
  const findings = new Map<string, Finding>()
  for (const { name: file, uses } of reports) {
    for (const { lines, name, state } of uses) {
      const finding = findings.get(name) ?? { name, state, places: [] }
      finding.places.push({ file, lines })
      findings.set(name, finding)
    }
  }
  const all = [...findings.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return new Map(order.map((state) => [state, all.filter((each) => each.state === state)]))
}

export function CheckResult({ check }: { check: CodeCheck }) {
  const { format } = useLanguage()
  const { check: texts, states } = usePageTexts()
  const findings = joinFindings(check.reports)
  const of = (state: FoundState) => findings.get(state) ?? []
  const examined = order.slice(0, 3).reduce((sum, state) => sum + of(state).length, 0)
  const open = [...of('no'), ...of('partly')]
  const readFiles = check.reports.filter(({ refusal }) => refusal === undefined).length
  const unseen = check.reports.filter((report) => report.unseen.length > 0)
  return (
    <section className="check-result" aria-labelledby="check-result">
      <h3 id="check-result">{texts.result}</h3>
      <p role="status">{format(texts.summary, { files: readFiles, total: examined })}</p>
      <dl className="check-totals">
        {order.map((state) => (
          <Stat key={state} label={states[state]} value={String(of(state).length)} unit="" />
        ))}
      </dl>
      {open.length > 0 ? (
        <OpenFindings findings={open} notes={check.notes} />
      ) : (
        readFiles > 0 && (
          <Notice tone={examined > 0 ? 'success' : 'info'}>{examined > 0 ? texts.allCovered : texts.nothing}</Notice>
        )
      )}
      {unseen.length > 0 && (
        <Notice tone="warning">
          {texts.unseen}{' '}
          {unseen.map(({ name, unseen: lines }) => writePlace(texts, format, { file: name, lines })).join('; ')}
        </Notice>
      )}
      <NameList title={format(texts.coveredList, { total: of('covered').length })} findings={of('covered')} />
      <NameList
        title={format(texts.unknownList, { total: of('unknown').length })}
        text={texts.unknownText}
        findings={of('unknown')}
      />
      <p className="check-note">{texts.limits}</p>
      <Keep check={check} />
    </section>
  )
}

type Format = ReturnType<typeof useLanguage>['format']

function writePlace(texts: PageTexts['check'], format: Format, { file, lines }: Finding['places'][number]): string {
  const shown = lines.slice(0, mostLines).join(', ')
  const more = lines.length > mostLines ? ` ${format(texts.more, { count: lines.length - mostLines })}` : ''
  return format(texts.lines, { file, lines: shown + more })
}

function describeFindings(
  texts: PageTexts['check'],
  format: Format,
  notes: ReadonlyMap<string, string>,
): TableColumn<Finding>[] {
  return [
    { key: 'name', title: texts.function, isTitle: true, cell: ({ name }) => <code translate="no">{name}</code> },
    { key: 'state', title: texts.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'where',
      title: texts.where,
      cell: ({ places }) => (
        <span className="check-places">
          {places.map((place) => (
            <span key={place.file}>{writePlace(texts, format, place)}</span>
          ))}
        </span>
      ),
    },
    { key: 'note', title: texts.note, cell: ({ name }) => notes.get(name) ?? '' },
  ]
}

function OpenFindings({ findings, notes }: { findings: Finding[]; notes: ReadonlyMap<string, string> }) {
  const { format } = useLanguage()
  const { check: texts } = usePageTexts()
  const columns = describeFindings(texts, format, notes)
  return <DataTable caption={texts.result} columns={columns} rows={findings} keyOf={({ name }) => name} />
}

function NameList({ findings, text, title }: { findings: Finding[]; title: string; text?: string }) {
  if (findings.length === 0) return null
  return (
    <Disclosure title={title}>
      {text && <p className="check-note">{text}</p>}
      <p className="function-names" translate="no">
        {findings.map(({ name }) => name).join('  ')}
      </p>
    </Disclosure>
  )
}

/** The report as a file that the browser makes itself. */
function Keep({ check }: { check: CodeCheck }) {
  const { check: texts, states } = usePageTexts()
  const keep = () => {
    const { csv } = texts
    const text = writeCsv(check.reports, check.notes, {
      heads: [csv.file, csv.function, csv.state, csv.lines, csv.note],
      states,
      skipped: csv.skipped,
      refusals: texts.refusals,
    })
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: address, download: csv.name }).click()
    // The browser has taken the content over by the next task.
    setTimeout(() => URL.revokeObjectURL(address))
  }
  return (
    <p className="check-actions no-print">
      <Button variant="primary" onClick={keep}>
        {texts.keep}
      </Button>
      <Button variant="plain" onClick={check.clear}>
        {texts.clear}
      </Button>
    </p>
  )
}
