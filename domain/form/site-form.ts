import * as z from 'zod/mini'
import { type EnquiryKind, enquiryFields, isKnownConsent, isOptional, lacksNumber } from '#domain/enquiry/enquiry.ts'
import { checkFields, type FormAnswers, type FormFaults, type FormField, type FormShape } from './form-fields.ts'

/**
 * What editors made of one of the site’s own forms, in one language. Its fields stay those of its call: they can be worded
 * otherwise, and optional ones left out or required. Whatever is empty is the product’s.
 */
export interface SiteForm {
  /** Changes with all that gives an answer its meaning. */
  version: string
  heading: string
  lead: string
  receivedText: string
  /** Labels and hints in the place of the product’s, by field. */
  words: Record<string, { label: string; hint: string }>
  /** Optional fields that have to be filled in here. */
  required: string[]
  /** Optional fields that are not asked for here. */
  hidden: string[]
  /** The editors’ own fields, which follow the product’s. */
  fields: FormField[]
  /** Absent for the words of the whole site. */
  consent?: FormShape['consent'] | undefined
}

/** A form as the product has it. */
export const usualForm: SiteForm = {
  version: 'usual',
  heading: '',
  lead: '',
  receivedText: '',
  words: {},
  required: [],
  hidden: [],
  fields: [],
}

/** Under which name a form tells which version of it was filled in; a report has a field that is called `version`. */
export const versionName = (kind: EnquiryKind | 'form') => (kind === 'form' ? 'version' : 'formVersion')

/** Whether editors may leave a field out: whoever wants to be called has to be able to give a number. */
export const mayHide = (kind: EnquiryKind, field: string) =>
  isOptional(kind, field) && !(kind === 'consultation' && field === 'phone')

/** Whether the words that somebody agreed to are those of the form. */
const isAgreed = ({ consent }: SiteForm, version: string) =>
  consent === undefined ? isKnownConsent(version) : version === consent.version

/** Validates one of the site’s own forms as its call does. @returns faults by field; empty when it may be sent */
export function checkSiteForm(kind: EnquiryKind, form: SiteForm, values: FormAnswers): FormFaults {
  const faults: FormFaults = {}
  for (const { code, path } of z.object(enquiryFields[kind]).safeParse(values).error?.issues ?? []) {
    const field = String(path[0])
    const isEmpty = (values[field] ?? '').trim() === ''
    faults[field] ??= isEmpty ? 'missing' : code === 'too_big' ? 'long' : 'wrong'
  }
  return { ...checkAdded(form, values), ...faults }
}

/** Validates what editors added to a form beyond the schema of its call. @returns faults by field */
export function checkAdded(form: SiteForm, values: Record<string, string | undefined>): FormFaults {
  const faults = checkFields(form.fields, values)
  for (const field of form.required) if ((values[field] ?? '').trim() === '') faults[field] = 'missing'
  if (lacksNumber(values)) faults.phone = 'missing'
  if (!isAgreed(form, values.consent ?? '')) faults.consent = values.consent ? 'wrong' : 'missing'
  return faults
}
