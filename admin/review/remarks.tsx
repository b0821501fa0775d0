'use client'

import { useId, useState } from 'react'
import type { LanguageReview } from '#content/review/describe.ts'
import { writeTime } from '#admin/frame/write-time.ts'
import { goToField, type NamedField } from './fields-of-form.ts'
import type { ReviewTexts } from './review-texts.ts'
import type { TakeStep } from './use-reviews.ts'

interface Parts {
  fields: readonly NamedField[]
  words: ReviewTexts
  onTake: TakeStep
}

type Remark = NonNullable<LanguageReview['review']>['remarks'][number]

/** What was said, each with the way to its field. */
export function Remarks({ fields, onTake, remarks, words }: Parts & { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null
  const fieldOf = ({ field }: Remark) => fields.find(({ path }) => path === field)
  return (
    <ul className="review-remarks" aria-label={words.remarks}>
      {remarks.map((each) => {
        const field = fieldOf(each)
        return (
          <li key={each.id} data-settled={each.isSettled}>
            <p>
              {field ? (
                <button
                  type="button"
                  className="review-field"
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('dialog')?.close()
                    void goToField(field)
                  }}
                >
                  {field.label}
                </button>
              ) : (
                <span>{each.field || words.whole}</span>
              )}
              <span className="review-by">
                {each.by} · {writeTime(each.at)}
                {each.isSettled && ` · ${words.settled}`}
              </span>
            </p>
            <p className="review-text">{each.text}</p>
            <button
              type="button"
              onClick={() => void onTake('settle', { remark: each.id, isSettled: !each.isSettled })}
            >
              {each.isSettled ? words.unsettle : words.settle}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Says something about a field or the whole, and gives it back with that. */
export function RemarkForm({ fields, mayReturn, onTake, words }: Parts & { mayReturn: boolean }) {
  const [text, setText] = useState('')
  const [field, setField] = useState('')
  const id = useId()
  const remark = { text, ...(field && { field }) }
  const isWritten = text.trim() !== ''
  const send = async (step: 'remark' | 'return') => {
    const body = step === 'remark' ? { remark } : { remarks: isWritten ? [remark] : [] }
    if (await onTake(step, body)) setText('')
  }
  return (
    <details>
      <summary>{mayReturn ? words.remarkOrReturn : words.remark}</summary>
      <div className="review-remark">
        <label htmlFor={`${id}text`}>{words.remarkText}</label>
        <textarea
          id={`${id}text`}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label htmlFor={`${id}field`}>{words.about}</label>
        <select id={`${id}field`} value={field} onChange={({ target }) => setField(target.value)}>
          <option value="">{words.whole}</option>
          {fields.map(({ label, path }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
        <p className="review-buttons">
          <button type="button" disabled={!isWritten} onClick={() => void send('remark')}>
            {words.addRemark}
          </button>
          {mayReturn && (
            <button type="button" onClick={() => void send('return')}>
              {words.giveBack}
            </button>
          )}
        </p>
      </div>
    </details>
  )
}
