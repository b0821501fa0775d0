'use client'

import { useState } from 'react'
import type { LanguageReview } from '#content/review/describe.ts'
import { writeTime } from '#admin/frame/write-time.ts'
import type { NamedField } from './fields-of-form.ts'
import { RemarkForm, Remarks } from './remarks.tsx'
import type { ReviewTexts } from './review-texts.ts'
import type { TakeStep } from './use-reviews.ts'

interface Parts {
  language: LanguageReview
  fields: readonly NamedField[]
  isPublisher: boolean
  words: ReviewTexts
  onTake: TakeStep
}

/** How a language stands, what was said of it, and what the person can do. */
export function ReviewLanguage({ fields, isPublisher, language, onTake, words }: Parts) {
  const { isChanged, locale, review } = language
  const name = words.languageNames[locale]
  const state =
    review && review.state in words.states
      ? words.states[review.state as keyof ReviewTexts['states']]
      : isChanged
        ? words.unreviewed
        : words.fresh
  return (
    <section className="review-language" aria-label={name}>
      <h3>
        {name} <span data-state={review?.state}>{state}</span>
        {review?.isOutdated && <em>{words.stale}</em>}
      </h3>
      {review && (
        <>
          <p className="review-by">
            {words.handedIn(review.by, writeTime(review.at))}
            {review.decidedBy && ` · ${words.decided(review.decidedBy)}`}
          </p>
          {review.note && (
            <p className="review-note">
              {words.noted}
              {words.colon}
              {review.note}
            </p>
          )}
          <Remarks {...{ fields, words, onTake }} remarks={review.remarks} />
          {isPublisher && review.state === 'handedIn' && <Decide {...{ language, onTake, words }} />}
          <RemarkForm {...{ fields, words, onTake }} mayReturn={isPublisher && review.state !== 'returned'} />
          {review.isMine && (
            <button type="button" onClick={() => void onTake('take-back', {})}>
              {words.takeBack}
            </button>
          )}
        </>
      )}
    </section>
  )
}

/** Tomorrow at nine, as `datetime-local` writes it. */
function tomorrow(): string {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T09:00`
}

/** The browser's own time zone, by which `datetime-local` is read. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function Decide({ language: { digest, review }, onTake, words }: Pick<Parts, 'language' | 'onTake' | 'words'>) {
  const [at, setAt] = useState<string>()
  if (review?.isOwn) return <p className="review-hint">{words.ownText}</p>
  const approve = (next: unknown) => void onTake('approve', { digest, next })
  return (
    <>
      <p className="review-buttons">
        <button type="button" data-main onClick={() => approve('publish')}>
          {words.publish}
        </button>
        <button
          type="button"
          aria-expanded={at !== undefined}
          onClick={() => setAt(at === undefined ? tomorrow() : undefined)}
        >
          {words.plan}
        </button>
        <button type="button" onClick={() => approve('nothing')}>
          {words.approve}
        </button>
      </p>
      {at !== undefined && (
        <p className="review-at">
          <label>
            {words.at(zone())}
            <input type="datetime-local" required value={at} onChange={({ target }) => setAt(target.value)} />
          </label>
          <button
            type="button"
            data-main
            disabled={Number.isNaN(Date.parse(at))}
            onClick={() => approve({ at: new Date(at).toISOString() })}
          >
            {words.planIt}
          </button>
        </p>
      )}
    </>
  )
}
