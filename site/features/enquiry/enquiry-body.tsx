import { consentTexts, currentConsent, type EnquiryKind, type EnquiryValues } from '#domain/enquiry/enquiry.ts'
import { type SiteForm, usualForm } from '#domain/form/site-form.ts'
import { fileRules } from '#domain/form-file/form-files.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import type { SelectOption } from '#site/ui/select.tsx'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { SiteFields, UnaskedFields } from './enquiry-fields.tsx'
import { ConsentBox, Doubt, Left, Problem, Receipt, Trap } from './enquiry-parts.tsx'
import { OwnField } from './own-fields.tsx'
import { useSiteForm } from './use-site-form.ts'
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
  /** What editors made of it; absent where it is as the product has it. */
  form?: SiteForm | undefined
}

/**
 * A form that works by itself: with scripts off it goes to the page it stands on, and the server answers with that page
 * (server/pages/form-routes.ts). It needs nothing around it but the language, so that it can come alive alone.
 */
export function EnquiryBody({
  action,
  form: first = usualForm,
  given,
  kind,
  options = [],
  submission,
}: EnquiryBodyProps) {
  const { locale } = useLanguage()
  const words = useEnquiryTexts()
  const { attributes, failure, faults, files, form, isDoubted, isSending, left, problem, receipt, restart } =
    useSiteForm(kind, first, submission)
  if (receipt !== undefined)
    return <Receipt title={words[kind].received} receipt={receipt} note={form.receivedText} onRestart={restart} />
  const fields = { prefix: kind, values: { ...given, ...submission?.values }, faults, files }
  return (
    <form
      {...attributes}
      action={action}
      method="post"
      encType={fileRules[kind] && 'multipart/form-data'}
      className="form enquiry-form"
    >
      <Problem problem={problem} />
      <Left answers={left} />
      <input type="hidden" name="form" value={kind} />
      {form.version !== usualForm.version && <input type="hidden" name="formVersion" value={form.version} />}
      <input type="hidden" name="token" defaultValue={submission?.token ?? ''} />
      <UnaskedFields kind={kind} values={fields.values} />
      <SiteFields {...fields} kind={kind} form={form} options={options} />
      {form.fields.map((field) => (
        <OwnField key={field.id} {...fields} field={field} rules={undefined} />
      ))}
      <ConsentBox
        id={`${kind}-consent`}
        consent={form.consent ?? { version: currentConsent, text: consentTexts[currentConsent][locale] }}
        agreed={fields.values.consent}
        fault={faults.consent}
      />
      <Trap prefix={kind} />
      {isDoubted && <Doubt prefix={kind} />}
      <FormError text={failure} />
      <Button type="submit" variant="primary" loading={isSending ? words.sending : undefined}>
        {words[kind].submit}
      </Button>
    </form>
  )
}
