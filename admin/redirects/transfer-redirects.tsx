'use client'

import { useState } from 'react'
import { ViewTable } from '#admin/frame/view-table.tsx'
import type { NamedLine } from '#content/redirects/endpoints.ts'
import type { Locale } from '#lib/locale.ts'
import { oldAddressTexts } from './old-addresses-texts.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { TextSource } from './text-source.tsx'

type Outcome = { added: number; changed: number; same: number } | { wrong: NamedLine[]; count: number }

/** Redirects in bulk: a CSV that is taken in whole or not at all, and one of all that there are. */
export function TransferRedirects({ language }: { language: Locale }) {
  const { failed, transfer: words } = oldAddressTexts[language]
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState<{ lines: NamedLine[]; count: number }>()
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    setSaid(words.busy)
    setWrong(undefined)
    try {
      const { body } = await askAdmin<Outcome>('/redirects/import', language, { text })
      if ('wrong' in body) {
        setWrong({ lines: body.wrong, count: body.count })
        setSaid(words.wrong(body.count))
      } else {
        setText('')
        setSaid(words.done(body))
      }
    } catch (error) {
      setSaid(wordsOf(error, failed))
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{words.title}</h2>
      <p>{words.lead}</p>
      <form
        className="old-addresses__form"
        onSubmit={(event) => {
          event.preventDefault()
          void take()
        }}
      >
        <TextSource words={words} accept=".csv,.tsv,.txt,text/csv,text/plain" value={text} onChange={setText} />
        <div className="old-addresses__acts">
          <button type="submit" data-main disabled={isBusy || text.trim() === ''}>
            {words.go}
          </button>
          <a href="/admin/api/redirects/export" download>
            {words.download}
          </a>
          <a href="/admin/collections/redirects">{words.list}</a>
        </div>
      </form>
      <p role="status">{said}</p>
      {wrong && (
        <ViewTable columns={words.columns}>
          {wrong.lines.map(({ line, reason, text: address }) => (
            <tr key={`${line ?? ''} ${address} ${reason}`}>
              <td>{line}</td>
              <th scope="row">{address}</th>
              <td>{reason}</td>
            </tr>
          ))}
        </ViewTable>
      )}
      {wrong && wrong.count > wrong.lines.length && <p>{words.more(wrong.count - wrong.lines.length)}</p>}
    </section>
  )
}
