'use client'

import { writeCount, writeShare } from '#domain/text/figures.ts'
import { useState } from 'react'
import type { MovingList as Judged } from '#content/links/moving.ts'
import { writeTable } from '#lib/csv.ts'
import type { Locale } from '#lib/locale.ts'
import { oldAddressTexts } from './old-addresses-texts.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { TextSource } from './text-source.tsx'

/** Addresses that are shown; the file has them all. */
const mostShown = 20

/** A CSV of what would break, with a column for the new addresses: it can be imported when that is filled in. */
function saveTable({ broken }: Judged): void {
  const file = new Blob([writeTable([['from', 'to'], ...broken.map((address) => [address, ''])])], {
    type: 'text/csv;charset=utf-8',
  })
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: 'would-break.csv',
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** What would become of an old site's addresses. */
export function MovingList({ language }: { language: Locale }) {
  const { failed, moving: words } = oldAddressTexts[language]
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [judged, setJudged] = useState<Judged>()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    setSaid(words.busy)
    setJudged(undefined)
    try {
      const { body } = await askAdmin<Judged>('/moving', language, { text })
      setJudged(body)
      setSaid(words.share(writeShare(body.broken.length, body.total, language)))
    } catch (error) {
      setSaid(wordsOf(error, failed))
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="moving">
      <h2 id="moving">{words.title}</h2>
      <p>{words.lead}</p>
      <form
        className="old-addresses__form"
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        <TextSource
          words={words}
          accept=".xml,.txt,application/xml,text/xml,text/plain"
          value={text}
          onChange={setText}
        />
        <div className="old-addresses__acts">
          <button type="submit" data-main disabled={isBusy || text.trim() === ''}>
            {words.go}
          </button>
        </div>
      </form>
      <p role="status">{said}</p>
      {judged && <Result judged={judged} language={language} />}
    </section>
  )
}

function Result({ judged, language }: { judged: Judged; language: Locale }) {
  const { moving: words } = oldAddressTexts[language]
  const { broken, matched, redirected, total, unread } = judged
  const counts = { total, matched, redirected, broken: broken.length, unread }
  const shown = broken.slice(0, mostShown)
  return (
    <>
      <dl>
        {(Object.keys(counts) as (keyof typeof counts)[]).map(
          (name) =>
            (name !== 'unread' || unread > 0) && (
              <div key={name} data-fact={name}>
                <dt>{words.facts[name]}</dt>
                <dd>{writeCount(counts[name], language)}</dd>
              </div>
            ),
        )}
      </dl>
      {shown.length > 0 && (
        <>
          <p>{words.first(shown.length)}</p>
          <ul>
            {shown.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
          <div className="old-addresses__acts">
            <button type="button" onClick={() => saveTable(judged)}>
              {words.save}
            </button>
          </div>
          <p>{words.hint}</p>
        </>
      )}
    </>
  )
}
