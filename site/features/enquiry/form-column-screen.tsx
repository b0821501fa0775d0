import { ColumnScreen } from '#site/features/column/column-screen.tsx'
import { PartnerForm, QuotationForm } from './enquiry-form.tsx'
import type { FormColumnContent } from './load-form-column.ts'

/** A column's page with a form below its text. */
export function FormColumnScreen({ data }: { data: FormColumnContent }) {
  return (
    <>
      <ColumnScreen data={data} />
      <div className="frame">{data.classes ? <PartnerForm classes={data.classes} /> : <QuotationForm />}</div>
    </>
  )
}
