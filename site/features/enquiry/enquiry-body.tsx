import { useEffect, useRef } from 'react'
import { doubtField, type EnquiryKind, type EnquiryValues } from '#domain/enquiry/enquiry.ts'
import { fileRules } from '#domain/form-file/form-files.ts'
import { Button } from '#site/ui/buttons.tsx'
import { Checkbox } from '#site/ui/choice-fields.tsx'
import { FormError } from '#site/ui/field.tsx'
import type { SelectOption } from '#site/ui/select.tsx'
import { Notice } from '#site/ui/states.tsx'
import { ApplicationFields, ConsultationFields, ContactFields } from './company-fields.tsx'
import { type FieldsProps, PartnerFields, QuotationFields } from './enquiry-fields.tsx'
import { ReportFields } from './report-fields.tsx'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import type { FormFilesState } from './use-form-files.ts'
import { useEnquiry } from './use-enquiry.ts'
import { useEnquiryTexts } from './texts.ts'

/** The props of a form: plain data, which is also embedded in the HTML for hydration. */
export interface EnquiryBodyProps {
  kind: EnquiryKind
  /** Where the form goes without scripts: the page it stands on. */
  action: string
  /** What its select offers, where it has one. */
  options?: SelectOption[] | undefined
  /** What the page knows already, filled in for the person. */
  given?: EnquiryValues | undefined
  submission?: Submission | undefined
}

/** What has come of it, in the form's place. */
function Receipt({
  kind,
  onRestart,
  receipt,
}: {
  kind: EnquiryKind
  receipt: string
  onRestart?: (() => void) | undefined
}) {
  const words = useEnquiryTexts()
  const ref = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="enquiry-receipt" role="status">
      <h3 ref={ref} tabIndex={-1}>
        {words[kind].received}
      </h3>
      <dl>
        <dt>{words.receipt}</dt>
        <dd>{receipt}</dd>
      </dl>
      <p>{words.receiptNote}</p>
      {onRestart && (
        <Button size="small" className="needs-scripts" onClick={onRestart}>
          {words.another}
        </Button>
      )}
    </div>
  )
}

/** Honeypot: invisible and unreachable by keyboard for people; programs that fill in every field fill it in too. */
function Trap({ prefix }: { prefix: string }) {
  const words = useEnquiryTexts()
  return (
    <div className="enquiry-trap" aria-hidden="true">
      <label htmlFor={`${prefix}-homepage`}>{words.trap}</label>
      <input id={`${prefix}-homepage`} name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}

/** A form that looked automated wasn't sent, but isn't lost: this is the step that only a person takes. */
function Doubt({ prefix }: { prefix: string }) {
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

interface KindProps {
  kind: EnquiryKind
  fields: FieldsProps
  options: SelectOption[]
  files: FormFilesState
}

function Fields({ fields, files, kind, options }: KindProps) {
  if (kind === 'partner') return <PartnerFields {...fields} options={options} />
  if (kind === 'quotation') return <QuotationFields {...fields} />
  if (kind === 'contact') return <ContactFields {...fields} />
  if (kind === 'consultation') return <ConsultationFields {...fields} options={options} />
  if (kind === 'report') return <ReportFields {...fields} files={files} />
  return <ApplicationFields {...fields} files={files} />
}

/**
 * A form that works by itself: with scripts off it goes to the page it stands on, and the server answers with that page
 * (server/pages/form-routes.ts). It needs nothing around it but the language, so that it can come alive alone.
 */
export function EnquiryBody({ action, given, kind, options = [], submission }: EnquiryBodyProps) {
  const words = useEnquiryTexts()
  const { failure, faults, files, form, isDoubted, isSending, receipt, restart } = useEnquiry(kind, submission)
  if (receipt !== undefined) return <Receipt kind={kind} receipt={receipt} onRestart={restart} />
  // A doubt stands below, beside what removes it.
  const problem = submission?.problem && submission.problem !== 'doubt' && words.problems[submission.problem]
  const fields = { prefix: kind, values: { ...given, ...submission?.values }, faults }
  return (
    <form
      {...form}
      action={action}
      method="post"
      encType={fileRules[kind] && 'multipart/form-data'}
      className="form enquiry-form"
    >
      {problem && (
        <Notice tone={submission?.problem === 'check' ? 'info' : 'warning'} title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="token" defaultValue={submission?.token ?? ''} />
      <Fields kind={kind} fields={fields} options={options} files={files} />
      <Trap prefix={kind} />
      {isDoubted && <Doubt prefix={kind} />}
      <FormError text={failure} />
      <Button type="submit" variant="primary" loading={isSending ? words.sending : undefined}>
        {words[kind].submit}
      </Button>
    </form>
  )
}
