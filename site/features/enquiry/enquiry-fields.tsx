import {
  consentTexts,
  currentConsent,
  type EnquiryField,
  type EnquiryFaults,
  type EnquiryValues,
  type FieldName,
  longest,
} from '#domain/enquiry/enquiry.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Checkbox } from '#site/ui/choice-fields.tsx'
import { Select, type SelectOption } from '#site/ui/select.tsx'
import { TextArea, TextField } from '#site/ui/text-field.tsx'
import { useEnquiryTexts } from './texts.ts'

export interface FieldsProps {
  /** In front of the fields' ids: two forms may stand on one page. */
  prefix: string
  values: EnquiryValues
  faults: EnquiryFaults
}

/** What a field is given besides its kind of control. */
export function useField({ faults, prefix, values }: FieldsProps) {
  const words = useEnquiryTexts()
  return (name: EnquiryField) => {
    const fault = faults[name as FieldName]
    return {
      id: `${prefix}-${name}`,
      name,
      label: words.fields[name],
      hint: (words.hints as Partial<Record<EnquiryField, string>>)[name],
      defaultValue: values[name as FieldName] ?? '',
      error: fault && (fault === 'long' ? words.long({ max: longest[name] }) : words[fault][name]),
    }
  }
}

/** Who asks; the same in every form. */
export function Person({ isCompanyOptional = false, ...props }: FieldsProps & { isCompanyOptional?: boolean }) {
  const { optional } = useEnquiryTexts()
  const field = useField(props)
  return (
    <>
      <div className="field-row">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('company')} autoComplete="organization" mark={isCompanyOptional ? optional : undefined} />
      </div>
      <div className="field-row">
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" mark={optional} />
      </div>
    </>
  )
}

/** The free text, which says how long it may be. */
export function Message({
  isOptional = false,
  label,
  ...props
}: FieldsProps & { label: string; isOptional?: boolean }) {
  const words = useEnquiryTexts()
  const max = longest.message
  return (
    <TextArea
      {...useField(props)('message')}
      label={label}
      mark={isOptional ? words.optional : undefined}
      count={{
        max,
        write: (left) =>
          left === max ? words.most({ max }) : left < 0 ? words.tooMany({ count: -left }) : words.left({ count: left }),
      }}
    />
  )
}

interface ConsentBoxProps {
  id: string
  consent: { version: string; text: string }
  isAgreed: boolean
  error: string | undefined
}

/** Agreed to word for word; the value that is sent is the version of the words. */
export function ConsentBox({ consent, error, id, isAgreed }: ConsentBoxProps) {
  const { to } = useLanguage()
  const words = useEnquiryTexts()
  return (
    <Checkbox
      key={consent.version}
      id={id}
      name="consent"
      value={consent.version}
      defaultChecked={isAgreed}
      label={consent.text}
      hint={
        <a href={to('/PrivacyPolicy')} target="_blank" className={linkStyle.text}>
          {words.privacy}
        </a>
      }
      error={error}
    />
  )
}

/** The consent of the site’s own forms. */
export function Consent({ faults, prefix, values }: FieldsProps) {
  const { locale } = useLanguage()
  const words = useEnquiryTexts()
  return (
    <ConsentBox
      id={`${prefix}-consent`}
      consent={{ version: currentConsent, text: consentTexts[currentConsent][locale] }}
      isAgreed={values.consent === currentConsent}
      error={faults.consent && words[faults.consent === 'missing' ? 'missing' : 'wrong'].consent}
    />
  )
}

export function PartnerFields({ options, ...props }: FieldsProps & { options: SelectOption[] }) {
  const words = useEnquiryTexts()
  const field = useField(props)
  return (
    <>
      <Person {...props} />
      <div className="field-row">
        <Select {...field('partnerClass')} options={options} empty={words.choose} />
        <TextField {...field('region')} label={words.partner.region} />
      </div>
      <TextField {...field('site')} type="url" inputMode="url" autoComplete="url" mark={words.optional} />
      <Message {...props} label={words.partner.message} />
      <Consent {...props} />
    </>
  )
}

export function QuotationFields(props: FieldsProps) {
  const words = useEnquiryTexts()
  const field = useField(props)
  return (
    <>
      <Person {...props} />
      <TextField {...field('subject')} />
      <div className="field-row">
        <TextField {...field('quantity')} inputMode="numeric" />
        <TextField {...field('region')} label={words.quotation.region} />
      </div>
      <Message {...props} label={words.quotation.message} isOptional />
      <Consent {...props} />
    </>
  )
}
