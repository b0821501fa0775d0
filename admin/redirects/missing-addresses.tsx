'use client'

import { writeCount } from '#domain/text/figures.ts'
import { writeMoment } from '#lib/moment.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { ViewTable } from '#admin/frame/view-table.tsx'
import { PagePicker } from '#admin/links/page-picker.tsx'
import type { ListedMiss } from '#content/redirects/missing.ts'
import type { Locale } from '#lib/locale.ts'
import { oldAddressTexts } from './old-addresses-texts.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'

/** What visitors ask for in vain, each with a redirect to be made of it. */
export function MissingAddresses({ language }: { language: Locale }) {
  const { failed, loading, missing: words } = oldAddressTexts[language]
  const [list, setList] = useState<ListedMiss[]>()
  const [said, setSaid] = useState(loading)
  useEffect(() => {
    askAdmin<{ missing: ListedMiss[] }>('/redirects/missing', language).then(
      ({ body }) => {
        setList(body.missing)
        setSaid('')
      },
      () => setSaid(failed),
    )
  }, [failed, language])
  const heading = useRef<HTMLHeadingElement>(null)
  const settle = (id: number, words: string) => {
    // The row goes, and with it the button that has the focus.
    heading.current?.focus()
    setList((before) => before?.filter((each) => each.id !== id))
    setSaid(words)
  }
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <p role="status">{said}</p>
      {list?.length === 0 && <p>{words.none}</p>}
      {list !== undefined && list.length > 0 && (
        <ViewTable columns={words.columns}>
          {list.map((miss) => (
            <Miss key={miss.id} miss={miss} language={language} onSettled={(words) => settle(miss.id, words)} />
          ))}
        </ViewTable>
      )}
    </section>
  )
}

interface MissProps {
  miss: ListedMiss
  language: Locale
  onSettled: (words: string) => void
}

function Miss({ language, miss, onSettled }: MissProps) {
  const { failed, missing: words } = oldAddressTexts[language]
  const { address, host, id, lastAt, times } = miss
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const leave = () =>
    askAdmin(`/redirects/missing/${id}/leave-out`, language, {}).then(
      () => onSettled(words.left(address)),
      () => setSaid(failed),
    )
  return (
    <tr>
      <th scope="row">{address}</th>
      <td>{words.times(writeCount(times, language))}</td>
      <td>{lastAt !== '' && <time dateTime={lastAt}>{writeMoment(lastAt, language)}</time>}</td>
      <td>{host}</td>
      <td>
        {isOpen ? (
          <NewRedirect from={address} language={language} onSaved={onSettled} onCancel={() => setOpen(false)} />
        ) : (
          <div className="old-addresses__acts">
            <button type="button" aria-label={words.redirectOf(address)} onClick={() => setOpen(true)}>
              {words.redirect}
            </button>
            <button type="button" aria-label={words.leaveOf(address)} onClick={() => void leave()}>
              {words.leave}
            </button>
          </div>
        )}
        {said !== '' && <p role="alert">{said}</p>}
      </td>
    </tr>
  )
}

interface NewRedirectProps {
  from: string
  language: Locale
  onSaved: (words: string) => void
  onCancel: () => void
}

function NewRedirect({ from, language, onCancel, onSaved }: NewRedirectProps) {
  const { failed, missing: words } = oldAddressTexts[language]
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const [to, setTo] = useState('')
  const [isPermanent, setPermanent] = useState(true)
  const [said, setSaid] = useState('')
  const save = () =>
    askAdmin<{ doc: { to: string } }>('/redirects', language, { from, to, isPermanent }).then(
      ({ body }) => onSaved(words.saved(from, body.doc.to)),
      (error: unknown) => setSaid(wordsOf(error, failed)),
    )
  return (
    <form
      className="old-addresses__new"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label htmlFor={id}>{words.target}</label>
      <input
        id={id}
        required
        autoComplete="off"
        ref={input}
        value={to}
        aria-describedby={`${id}-said`}
        aria-invalid={said !== ''}
        onChange={(event) => setTo(event.target.value)}
      />
      <label className="old-addresses__choice">
        <input type="checkbox" checked={!isPermanent} onChange={(event) => setPermanent(!event.target.checked)} />
        {words.temporary}
      </label>
      <div className="old-addresses__acts">
        <PagePicker language={language} onPick={setTo} />
        <button type="submit" data-main>
          {words.save}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      <p id={`${id}-said`} role="alert">
        {said}
      </p>
    </form>
  )
}
