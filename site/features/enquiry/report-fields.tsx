import { creditWishes } from '#domain/enquiry/enquiry.ts'
import { rulesOf } from '#domain/form-file/form-files.ts'
import { RadioGroup } from '#site/ui/choice-fields.tsx'
import { TextArea, TextField } from '#site/ui/text-field.tsx'
import { Consent, type FieldsProps, Message, useField } from './enquiry-fields.tsx'
import { FilesField } from './files-field.tsx'
import type { FormFilesState } from './use-form-files.ts'
import { useEnquiryTexts } from './texts.ts'

/** The report of a vulnerability. A name is not asked for; an address is, because an answer is promised. */
export function ReportFields({ files, ...props }: FieldsProps & { files: FormFilesState }) {
  const words = useEnquiryTexts()
  const field = useField(props)
  const { error, id, label } = field('credit')
  return (
    <>
      <div className="field-row">
        <TextField {...field('subject')} label={words.report.subject} hint={undefined} />
        <TextField {...field('version')} mark={words.optional} />
      </div>
      <Message {...props} label={words.report.message} />
      <TextArea {...field('impact')} mark={words.optional} />
      <TextArea {...field('steps')} mark={words.optional} />
      <FilesField prefix={props.prefix} label={words.files.labels.report} rules={rulesOf('report')} files={files} />
      <TextArea {...field('pgp')} mark={words.optional} spellCheck={false} />
      <div className="field-row">
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField {...field('name')} autoComplete="name" mark={words.optional} />
      </div>
      <RadioGroup
        {...{ id, label, error }}
        name="credit"
        look="row"
        initial={props.values.credit ?? 'named'}
        options={creditWishes.map((value) => ({ value, label: words.report.credits[value] }))}
      />
      <Consent {...props} />
    </>
  )
}
