'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { FoundPage } from '#content/links/find-pages.ts'
import type { Locale } from '#lib/locale.ts'
import { Dialog, useDialogClose } from '#admin/frame/dialog.tsx'
import { linkTexts } from './link-texts.ts'
import './links.css'

interface PagePickerProps {
  language: Locale
  onPick: (address: string) => void
}

/** A button that opens a list of the site's pages, to be found by name. */
export function PagePicker({ language, onPick }: PagePickerProps) {
  const words = linkTexts[language]
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog label={words.choose} title={words.title} close={words.close} onOpen={() => setOpen(true)}>
      {isOpen && <Pages language={language} onPick={onPick} />}
    </Dialog>
  )
}

/** Letters that are typed in one go are one question. */
const pause = 250

function Pages({ language, onPick }: PagePickerProps) {
  const shut = useDialogClose()
  const words = linkTexts[language]
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  useEffect(() => input.current?.focus(), [])
  const [pages, setPages] = useState<readonly FoundPage[] | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const answer = await fetch(`/admin/api/pages?find=${encodeURIComponent(asked)}`, {
        headers: { 'accept-language': language },
        signal: stop.signal,
      })
      setPages(answer.ok ? ((await answer.json()) as { pages: FoundPage[] }).pages : 'failed')
    }
    const timer = setTimeout(
      () => void ask().catch(() => stop.signal.aborted || setPages('failed')),
      asked === '' ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, language])
  const list = typeof pages === 'object' ? pages : []
  return (
    <div className="page-picker">
      <label htmlFor={id}>{words.find}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        ref={input}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
        onKeyDown={(event) => {
          // The dialog lies in the document's form, which Enter would save.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status">{say(words, asked, pages)}</p>
      <ul>
        {list.map(({ address, kind, title }) => (
          <li key={address}>
            <button
              type="button"
              onClick={() => {
                onPick(address)
                shut()
              }}
            >
              <span>{title}</span>
              <span>{kind}</span>
              <code>{address}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function say(
  words: (typeof linkTexts)['zh'],
  asked: string,
  pages: readonly FoundPage[] | 'failed' | undefined,
): string {
  if (pages === undefined) return ''
  if (pages === 'failed') return words.failed
  if (pages.length === 0) return words.none
  return asked === '' ? words.begin : words.count(pages.length)
}
