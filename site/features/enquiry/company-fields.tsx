import { answerChannels } from '#domain/enquiry/enquiry.ts'
import { rulesOf } from '#domain/form-file/form-files.ts'
import { RadioGroup } from '#site/ui/choice-fields.tsx'
import { Select, type SelectOption } from '#site/ui/select.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { Consent, type FieldsProps, Message, Person, useField } from './enquiry-fields.tsx'
import { FilesField } from './files-field.tsx'
import type { FormFilesState } from './use-form-files.ts'
import { useEnquiryTexts } from './texts.ts'

export function ContactFields(props: FieldsProps) {
  const words = useEnquiryTexts()
  const subject = useField(props)('subject')
  // Of other forms the subject is a product.
  const error = props.faults.subject === 'missing' ? words.contact.noSubject : subject.error
  return (
    <>
      <Person {...props} isCompanyOptional />
      <TextField {...subject} label={words.contact.subject} error={error} />
      <Message {...props} label={words.contact.message} />
      <Consent {...props} />
    </>
  )
}

export function ConsultationFields({ options, ...props }: FieldsProps & { options: SelectOption[] }) {
  const words = useEnquiryTexts()
  const field = useField(props)
  const { error, id, label } = field('channel')
  return (
    <>
      <div className="field-row">
        <Select {...field('topic')} options={options} empty={words.choose} />
        <TextField {...field('subject')} label={words.consultation.subject} mark={words.optional} />
      </div>
      <Person {...props} />
      <div className="field-row">
        <RadioGroup
          {...{ id, label, error }}
          name="channel"
          look="row"
          initial={props.values.channel ?? 'email'}
          options={answerChannels.map((value) => ({ value, label: words.consultation.channels[value] }))}
        />
        <TextField {...field('time')} mark={words.optional} />
      </div>
      <Message {...props} label={words.consultation.message} />
      <Consent {...props} />
    </>
  )
}

export function ApplicationFields({ files, ...props }: FieldsProps & { files: FormFilesState }) {
  const words = useEnquiryTexts()
  const field = useField(props)
  return (
    <>
      <input type="hidden" name="position" value={props.values.position ?? ''} />
      <div className="field-row">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      </div>
      <div className="field-row">
        <TextField {...field('phone')} type="tel" autoComplete="tel" mark={words.optional} />
        <TextField
          {...field('site')}
          label={words.application.site}
          type="url"
          inputMode="url"
          autoComplete="url"
          mark={words.optional}
        />
      </div>
      <FilesField
        prefix={props.prefix}
        label={words.files.labels.application}
        rules={rulesOf('application')}
        files={files}
      />
      <Message {...props} label={words.application.message} isOptional />
      <Consent {...props} />
    </>
  )
}
