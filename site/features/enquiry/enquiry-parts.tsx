import { useEffect, useRef } from 'react'
import { doubtField, type Fault } from '#domain/enquiry/enquiry.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Button } from '#site/ui/buttons.tsx'
import { Checkbox } from '#site/ui/choice-fields.tsx'
import { Notice } from '#site/ui/states.tsx'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { useEnquiryTexts } from './texts.ts'
import type { LeftAnswer } from './use-changing-form.ts'

/** Why a form was not taken. A doubt stands below, beside what removes it. */
export function Problem({ problem }: { problem: Submission['problem'] }) {
  const words = useEnquiryTexts()
  if (problem === undefined || problem === 'doubt') return null
  const { text, title } = words.problems[problem]
  return (
    <Notice tone={problem === 'check' ? 'info' : 'warning'} title={title}>
      {text}
    </Notice>
  )
}

/** What has come of it, in the form's place. */
export function Receipt({
  level: Heading = 'h3',
  note,
  onRestart,
  receipt,
  title,
}: {
  title: string
  receipt: string
  /** Of the heading: below what it stands. */
  level?: 'h2' | 'h3'
  /** The form’s own words in the place of the usual ones. */
  note?: string
  onRestart?: (() => void) | undefined
}) {
  const words = useEnquiryTexts()
  const ref = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="enquiry-receipt" role="status">
      <Heading ref={ref} tabIndex={-1}>
        {title}
      </Heading>
      <dl>
        <dt>{words.receipt}</dt>
        <dd>{receipt}</dd>
      </dl>
      <p className="enquiry-note">{note || words.receiptNote}</p>
      {onRestart && (
        <Button size="small" className="needs-scripts" onClick={onRestart}>
          {words.another}
        </Button>
      )}
    </div>
  )
}

/** Honeypot: invisible and unreachable by keyboard for people; programs that fill in every field fill it in too. */
export function Trap({ prefix }: { prefix: string }) {
  const words = useEnquiryTexts()
  return (
    <div className="enquiry-trap" aria-hidden="true">
      <label htmlFor={`${prefix}-homepage`}>{words.trap}</label>
      <input id={`${prefix}-homepage`} name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}

/** A form that looked automated wasn't sent, but isn't lost: this is the step that only a person takes. */
export function Doubt({ prefix }: { prefix: string }) {
  const words = useEnquiryTexts()
  const { text, title } = words.problems.doubt
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={ref} className="enquiry-doubt">
      <Notice tone="warning" title={title}>
        {text}
      </Notice>
      <Checkbox id={`${prefix}-${doubtField}`} name={doubtField} value="yes" label={words.confirm} />
    </div>
  )
}

interface ConsentBoxProps {
  id: string
  consent: { version: string; text: string }
  /** The version that was agreed to before. */
  agreed: string | undefined
  fault: Fault | undefined
}

/** Agreed to word for word; the value that is sent is the version of the words. */
export function ConsentBox({ agreed, consent, fault, id }: ConsentBoxProps) {
  const { to } = useLanguage()
  const words = useEnquiryTexts()
  return (
    <Checkbox
      key={consent.version}
      id={id}
      name="consent"
      value={consent.version}
      defaultChecked={agreed === consent.version}
      label={consent.text}
      hint={
        <a href={to('/PrivacyPolicy')} target="_blank" className={linkStyle.text}>
          {words.privacy}
        </a>
      }
      error={fault && words[fault === 'missing' ? 'missing' : 'wrong'].consent}
    />
  )
}

/** What was written for fields that are gone: it is not sent, and not lost. */
export function Left({ answers }: { answers: readonly LeftAnswer[] }) {
  const words = useEnquiryTexts().own
  if (answers.length === 0) return null
  return (
    <Notice tone="info" title={words.left}>
      <ul className="own-form-left">
        {answers.map(({ label, value }) => (
          <li key={`${label} ${value}`}>
            {label !== '' && <strong>{label}</strong>}
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
