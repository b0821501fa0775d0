import { useField } from '#site/features/enquiry/enquiry-fields.tsx'
import { ConsentBox, Doubt, Left, Problem, Receipt, Trap } from '#site/features/enquiry/enquiry-parts.tsx'
import { OwnField } from '#site/features/enquiry/own-fields.tsx'
import { useEnquiryTexts } from '#site/features/enquiry/texts.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { type OwnFormFacts, useOwnForm } from './use-own-form.ts'

/** The props of a form that editors made: plain data, which is also embedded in the HTML for hydration. */
export interface OwnFormBodyProps {
  form: OwnFormFacts
  /** Where it goes without scripts: the form’s own page. */
  action: string
  submission?: Submission | undefined
}

/** A form that works by itself, as `EnquiryBody` does, drawn by the record that editors made. */
export function OwnFormBody({ action, form: first, submission }: OwnFormBodyProps) {
  const words = useEnquiryTexts()
  const own = useOwnForm(first, submission)
  const { attributes, failure, faults, files, form, gone, isDoubted, isSending, left, problem, receipt, restart } = own
  const values = submission?.values ?? {}
  const field = useField({ prefix: 'form', values, faults })
  if (receipt !== undefined)
    return (
      <Receipt level="h2" title={words.own.received} receipt={receipt} note={form.receivedText} onRestart={restart} />
    )
  return (
    <form
      {...attributes}
      action={action}
      method="post"
      encType={own.rules.most > 0 ? 'multipart/form-data' : undefined}
      className="form enquiry-form own-form"
    >
      <Problem problem={problem} />
      <Left answers={left} />
      <input type="hidden" name="form" value="form" />
      <input type="hidden" name="version" value={form.version} />
      <input type="hidden" name="token" defaultValue={submission?.token ?? ''} />
      <div className="own-fields">
        <div data-half="">
          <TextField {...field('name')} autoComplete="name" />
        </div>
        <div data-half="">
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        </div>
        {form.fields.map((each) => (
          <div key={each.id} data-half={each.isHalf ? '' : undefined}>
            <OwnField prefix="form" field={each} values={values} faults={faults} files={files} rules={own.rules} />
          </div>
        ))}
      </div>
      <ConsentBox id="form-consent" consent={form.consent} agreed={values.consent} fault={faults.consent} />
      <Trap prefix="form" />
      {isDoubted && <Doubt prefix="form" />}
      <FormError text={gone ?? failure} />
      <Button type="submit" variant="primary" loading={isSending ? words.sending : undefined}>
        {words.own.submit}
      </Button>
    </form>
  )
}
