import type { EnquiryKind, EnquiryValues } from '#domain/enquiry/enquiry.ts'
import { fileRules } from '#domain/form-file/form-files.ts'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import type { SelectOption } from '#site/ui/select.tsx'
import { ApplicationFields, ConsultationFields, ContactFields } from './company-fields.tsx'
import { type FieldsProps, PartnerFields, QuotationFields } from './enquiry-fields.tsx'
import { Doubt, Problem, Receipt, Trap } from './enquiry-parts.tsx'
import { ReportFields } from './report-fields.tsx'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import type { FormFilesState } from './use-form-files.ts'
import { siteForm, useEnquiry } from './use-enquiry.ts'
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
  const { failure, faults, files, form, isDoubted, isSending, receipt, restart } = useEnquiry(
    siteForm(kind),
    submission,
  )
  if (receipt !== undefined) return <Receipt title={words[kind].received} receipt={receipt} onRestart={restart} />
  const fields = { prefix: kind, values: { ...given, ...submission?.values }, faults }
  return (
    <form
      {...form}
      action={action}
      method="post"
      encType={fileRules[kind] && 'multipart/form-data'}
      className="form enquiry-form"
    >
      <Problem problem={submission?.problem} />
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
