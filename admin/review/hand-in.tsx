'use client'

import { useId, useState } from 'react'
import type { LanguageReview } from '#content/review/describe.ts'
import type { Locale } from '#lib/locale.ts'
import type { ReviewTexts } from './review-texts.ts'
import type { TakeStep } from './use-reviews.ts'

interface Parts {
  languages: readonly LanguageReview[]
  edited: Locale
  words: ReviewTexts
  onTake: TakeStep
}

/** Something is written that nobody looks at yet. */
const canBeHandedIn = ({ isChanged, review }: LanguageReview) =>
  isChanged && (review === undefined || review.state === 'returned' || review.isOutdated)

/** Asks which languages are handed in, with a word for the reviewer. */
export function HandIn({ edited, languages, onTake, words }: Parts) {
  const [chosen, setChosen] = useState<readonly Locale[]>([edited])
  const [note, setNote] = useState('')
  const noteId = useId()
  const offered = languages.filter(canBeHandedIn)
  const locales = offered.map(({ locale }) => locale).filter((locale) => chosen.includes(locale))
  if (offered.length === 0) return null
  const toggle = (locale: Locale) =>
    setChosen((before) => (before.includes(locale) ? before.filter((each) => each !== locale) : [...before, locale]))
  const send = async () => {
    if (await onTake('hand-in', { locales, note })) setNote('')
  }
  return (
    <div className="review-hand-in">
      <fieldset>
        <legend>{words.languages}</legend>
        {offered.map(({ locale }) => (
          <label key={locale}>
            <input type="checkbox" checked={chosen.includes(locale)} onChange={() => toggle(locale)} />
            {words.languageNames[locale]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={noteId}>{words.note}</label>
      <textarea id={noteId} rows={2} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="button" data-main disabled={locales.length === 0} onClick={() => void send()}>
        {words.handIn}
      </button>
    </div>
  )
}
