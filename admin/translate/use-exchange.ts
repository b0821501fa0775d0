'use client'

import { useState } from 'react'
import type { Outcome, TakenRecord } from '#content/translate/exchange.ts'
import { FileRefused, type Returned } from '#domain/translate/exchange.ts'
import { readTableText } from '#lib/csv.ts'
import type { Locale } from '#lib/locale.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { exchangeTexts } from './exchange-texts.ts'

const longest = 100 * 1024 * 1024
/** Records in one call, so that it says how far it has come. */
const piece = 20

async function readFile(file: File): Promise<Returned> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = readTableText(bytes)
  // The readers are fetched by whoever has a file.
  if (/^\uFEFF?\s*</.test(text)) return (await import('#domain/translate/xliff.ts')).readXliff(text)
  return (await import('#domain/translate/exchange-table.ts')).readExchangeTable(text)
}

const textsOf = (taken: readonly TakenRecord[], outcome: Outcome) =>
  taken.flatMap(({ texts }) => texts.filter((each) => each.outcome === outcome))

/** What became of a file: what it says, and what would become, or became, of each of its texts. */
interface Checked {
  returned: Returned
  taken: TakenRecord[]
}

/** A file that came back: checked first, and saved only then, piece by piece. */
export function useExchange(language: Locale) {
  const texts = exchangeTexts[language]
  const [checked, setChecked] = useState<Checked>()
  const [progress, setProgress] = useState<number>()
  const [said, setSaid] = useState('')

  const send = async (returned: Returned, isDryRun: boolean): Promise<TakenRecord[]> => {
    const { records, target } = returned
    const taken: TakenRecord[] = []
    for (let from = 0; from < records.length; from += piece) {
      setProgress(from / records.length)
      const some = records.slice(from, from + piece)
      const { body } = await askAdmin<{ records: TakenRecord[] }>('/translations/take-in', language, {
        target,
        isDryRun,
        records: some,
      })
      taken.push(...body.records)
    }
    return taken
  }
  const run = async (busy: string, work: () => Promise<void>) => {
    setProgress(0)
    setSaid(busy)
    try {
      await work()
    } catch (error) {
      setChecked(undefined)
      if (error instanceof FileRefused) setSaid(texts.problems[error.problem](String(error.line ?? '')))
      else setSaid(wordsOf(error, texts.failed))
    }
    setProgress(undefined)
  }
  const check = (file: File) =>
    run(texts.checking, async () => {
      setChecked(undefined)
      if (file.size > longest) return setSaid(texts.tooLong)
      const returned = await readFile(file)
      const taken = await send(returned, true)
      setChecked({ returned, taken })
      const count = textsOf(taken, 'saved').length
      const records = taken.filter((each) => textsOf([each], 'saved').length > 0).length
      setSaid(count === 0 ? texts.nothing : texts.would(count, records))
    })
  const save = ({ returned }: Checked) =>
    run(texts.saving, async () => {
      const taken = await send(returned, false)
      // What was saved is done; what was not stays to be looked at.
      setChecked({ returned: { ...returned, records: [] }, taken })
      setSaid(texts.done(textsOf(taken, 'saved').length))
    })
  const clear = () => {
    setChecked(undefined)
    setSaid('')
  }
  const open = checked && checked.returned.records.length > 0 ? textsOf(checked.taken, 'saved').length : 0
  return { check, checked, clear, open, progress, said, save }
}
