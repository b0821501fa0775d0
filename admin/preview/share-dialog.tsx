'use client'

import { useState } from 'react'
import { writeTime } from '#admin/frame/write-time.ts'
import type { shareTexts } from './share-texts.ts'
import type { ShareLink } from './use-share-links.ts'

type Words = (typeof shareTexts)['zh']

/** Asks whom a new link is for, so that everybody can tell later which one to take back. */
export function ShareForm({ onMake, words }: { words: Words; onMake: (recipient: string) => Promise<boolean> }) {
  const [recipient, setRecipient] = useState('')
  const make = async () => {
    if (await onMake(recipient)) setRecipient('')
  }
  // A form inside of the document's form would submit that one.
  return (
    <div className="share-make">
      <label htmlFor="share-recipient">{words.recipient}</label>
      <input
        id="share-recipient"
        type="text"
        maxLength={120}
        value={recipient}
        onChange={({ target }) => setRecipient(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (recipient.trim() !== '') void make()
        }}
      />
      <button type="button" disabled={recipient.trim() === ''} onClick={() => void make()}>
        {words.make}
      </button>
    </div>
  )
}

interface ShareListParts {
  words: Words
  links: readonly ShareLink[] | undefined
  onTakeBack: (link: number) => Promise<void>
}

/** The links that still open the draft. */
export function ShareList({ links, onTakeBack, words }: ShareListParts) {
  const [copied, setCopied] = useState<number>()
  if (links === undefined) return null
  if (links.length === 0) return <p>{words.none}</p>
  const copy = async ({ id, path }: ShareLink) => {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    setCopied(id)
  }
  return (
    <ul className="share-links">
      {links.map((link) => (
        <li key={link.id}>
          <strong>{link.recipient}</strong>
          <span>{words.made(link.madeBy, writeTime(link.endsAt))}</span>
          <input readOnly aria-label={link.recipient} value={new URL(link.path, location.origin).href} />
          <button type="button" onClick={() => void copy(link)}>
            {copied === link.id ? words.copied : words.copy}
          </button>
          <button type="button" onClick={() => void onTakeBack(link.id)}>
            {words.takeBack}
          </button>
        </li>
      ))}
    </ul>
  )
}
