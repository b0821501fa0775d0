'use client'

import { useState } from 'react'
import { type ArchiveReport, moveContentPath } from '#content/move/view.ts'
import type { Locale } from '#lib/locale.ts'
import { moveTexts } from './move-texts.ts'

const base = `/admin${moveContentPath}`

/** Said to whoever sent something that cannot be taken in. */
class Refusal extends Error {}

async function send(path: string, body: BodyInit, full: string): Promise<ArchiveReport> {
  const response = await fetch(`${base}${path}`, { method: 'POST', body })
  if (response.ok) return (await response.json()) as ArchiveReport
  if (response.status === 507) throw new Refusal(full)
  if (response.status === 400) throw new Refusal(((await response.json()) as { message: string }).message)
  throw new Error(String(response.status))
}

/** An archive is sent and compared first; what it would change is shown, and taken in only then. */
export function ImportContent({ language }: { language: Locale }) {
  const { import: words } = moveTexts[language]
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ArchiveReport>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  const run = async (busy: string, work: () => Promise<void>) => {
    setBusy(true)
    setSaid(busy)
    try {
      await work()
    } catch (error) {
      setReport(undefined)
      setSaid(error instanceof Refusal ? error.message : words.failed)
    }
    setBusy(false)
  }
  const check = (chosen: File) =>
    run(words.checking, async () => {
      setReport(undefined)
      const told = await send('/archive', chosen, words.full)
      setReport(told)
      if (told.conflicts > 0) setSaid(words.conflicts(told.conflicts))
      else setSaid(told.count === 0 ? words.nothing : words.would(told.count))
    })
  const take = ({ archive }: ArchiveReport) =>
    run(words.importing, async () => {
      const { count } = await send('/import', JSON.stringify({ archive }), words.full)
      setReport(undefined)
      setFile(undefined)
      setSaid(words.done(count))
    })

  return (
    <section aria-labelledby="moving-import">
      <h2 id="moving-import">{words.title}</h2>
      <p>{words.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (file) void check(file)
        }}
      >
        <label className="moving__file">
          {words.file}
          <input
            type="file"
            accept=".tar,.csv,.json,application/x-tar,text/csv,application/json"
            required
            onChange={(event) => {
              setFile(event.target.files?.[0])
              setReport(undefined)
              setSaid('')
            }}
          />
        </label>
        <button type="submit" disabled={isBusy || file === undefined}>
          {words.check}
        </button>
      </form>
      <p role="status">{said}</p>
      {report && (report.count > 0 || report.conflicts > 0) && (
        <>
          <pre>{report.lines.join('\n')}</pre>
          {report.conflicts === 0 && (
            <button type="button" data-main disabled={isBusy} onClick={() => void take(report)}>
              {words.go(report.count)}
            </button>
          )}
        </>
      )}
    </section>
  )
}
