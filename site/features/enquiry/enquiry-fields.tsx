import type { ComponentProps } from 'react'
import {
  answerChannels,
  creditWishes,
  type EnquiryField,
  type EnquiryKind,
  enquiryFields,
  isOptional,
  longest,
} from '#domain/enquiry/enquiry.ts'
import type { FormAnswers, FormFaults } from '#domain/form/form-fields.ts'
import type { SiteForm } from '#domain/form/site-form.ts'
import { rulesOf } from '#domain/form-file/form-files.ts'
import { RadioGroup } from '#site/ui/choice-fields.tsx'
import { Select, type SelectOption } from '#site/ui/select.tsx'
import { TextArea, TextField } from '#site/ui/text-field.tsx'
import { FilesField } from './files-field.tsx'
import { Passage } from './passage.tsx'
import type { FormFilesState } from './use-form-files.ts'
import { useEnquiryTexts } from './texts.ts'

interface FieldsProps {
  /** In front of the fields' ids: two forms may stand on one page. */
  prefix: string
  values: FormAnswers
  faults: FormFaults
}

/** What a field is given besides its kind of control. */
export function useField({ faults, prefix, values }: FieldsProps) {
  const words = useEnquiryTexts()
  return (name: EnquiryField) => {
    const fault = faults[name]
    return {
      id: `${prefix}-${name}`,
      name,
      label: words.fields[name],
      hint: (words.hints as Partial<Record<EnquiryField, string>>)[name],
      defaultValue: values[name] ?? '',
      error: fault && (fault === 'long' ? words.long({ max: longest[name] }) : words[fault][name]),
    }
  }
}

type Place = EnquiryField | 'files'

const person: Place[][] = [
  ['name', 'company'],
  ['email', 'phone'],
]

/** The fields of each form in their lines; those in one line stand beside each other where there is room. */
const lines: Record<EnquiryKind, readonly Place[][]> = {
  partner: [...person, ['partnerClass', 'region'], ['site'], ['message']],
  quotation: [...person, ['subject'], ['quantity', 'region'], ['message']],
  contact: [...person, ['subject'], ['message']],
  consultation: [['topic', 'subject'], ...person, ['channel', 'time'], ['message']],
  application: [['name', 'email'], ['phone', 'site'], ['files'], ['message']],
  // A name is not asked for; an address is, because an answer is promised.
  report: [
    ['subject', 'version'],
    ['message'],
    ['impact'],
    ['steps'],
    ['files'],
    ['pgp'],
    ['email', 'name'],
    ['credit'],
  ],
}

const controls: Partial<Record<EnquiryField, Omit<ComponentProps<typeof TextField>, 'id' | 'label'>>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  site: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  quantity: { inputMode: 'numeric' },
}

interface SiteFieldsProps extends FieldsProps {
  kind: EnquiryKind
  form: SiteForm
  /** What its select offers, where it has one. */
  options: SelectOption[]
  files: FormFilesState
}

/** The fields that a form of the site has, as editors worded them. */
export function SiteFields({ form, kind, ...props }: SiteFieldsProps) {
  return lines[kind].map((line) => {
    const shown = line.filter((place) => !form.hidden.includes(place))
    const fields = shown.map((place) => <SiteField key={place} {...props} place={place} kind={kind} form={form} />)
    if (line.length === 1 || shown.length === 0) return fields
    return (
      <div key={line.join()} className="field-row">
        {fields}
      </div>
    )
  })
}

/** A field's words in a form: the editors', or the product's for this form, or those for all. */
function useSiteField({ form, kind, ...props }: SiteFieldsProps) {
  const field = useField(props)
  const words = useEnquiryTexts()
  return (name: EnquiryField) => {
    const usual = field(name)
    const own = form.words[name]
    const ofKind: { noSubject?: string } & Partial<Record<EnquiryField, string>> = words[kind]
    // Of other forms the subject is a product.
    const noSubject = name === 'subject' && props.faults.subject === 'missing' ? ofKind.noSubject : undefined
    return {
      ...usual,
      label: own?.label || ofKind[name] || usual.label,
      hint: own?.hint || usual.hint,
      mark: isOptional(kind, name) && !form.required.includes(name) ? words.optional : undefined,
      error: noSubject ?? usual.error,
    }
  }
}

function SiteField({ place, ...props }: SiteFieldsProps & { place: Place }) {
  const { files, kind, options, prefix, values } = props
  const words = useEnquiryTexts()
  const field = useSiteField(props)
  const radio = (name: 'channel' | 'credit', choices: { value: string; label: string }[]) => {
    const { error, hint, id, label } = field(name)
    const initial = values[name] ?? choices[0]?.value
    return <RadioGroup {...{ id, name, label, hint, error, initial }} look="row" options={choices} />
  }
  switch (place) {
    case 'files':
      if (kind !== 'application' && kind !== 'report') return null
      return <FilesField prefix={prefix} label={words.files.labels[kind]} rules={rulesOf(kind)} files={files} />
    case 'message':
      return <Passage {...field(place)} max={longest.message} />
    case 'impact':
    case 'steps':
      return <TextArea {...field(place)} />
    case 'pgp':
      return <TextArea {...field(place)} spellCheck={false} />
    case 'partnerClass':
    case 'topic':
      return <Select {...field(place)} options={options} empty={words.choose} />
    case 'channel':
      return radio(
        place,
        answerChannels.map((value) => ({ value, label: words.consultation.channels[value] })),
      )
    case 'credit':
      return radio(
        place,
        creditWishes.map((value) => ({ value, label: words.report.credits[value] })),
      )
    default:
      return <TextField {...field(place)} {...controls[place]} />
  }
}

/** Fields that are sent and not asked, such as the position that the page is about. */
export function UnaskedFields({ kind, values }: Pick<SiteFieldsProps, 'kind' | 'values'>) {
  const asked = new Set<string>(lines[kind].flat())
  return Object.keys(enquiryFields[kind])
    .filter((name) => !asked.has(name) && name !== 'consent')
    .map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ''} />)
}
