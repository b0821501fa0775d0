import { z } from 'zod'
import { type EnquiryKind, enquiryKinds } from '#domain/enquiry/enquiry.ts'
import { checkAdded, type SiteForm, usualForm } from '#domain/form/site-form.ts'
import type { FormAnswers } from '#domain/form/form-fields.ts'
import { AppError, type FieldError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openRecord, type ReaderOf, type RecordOf, textIn } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { consentFacts, digest, fieldFacts, meaningOf, readConsent, readFields } from './form-shape.ts'
import type { NewEnquiry } from './new-enquiry.ts'
import { answersField, keepAnswers, tellFaults } from './own-answers.ts'
import {
  agreeAgain,
  changedMeanwhile,
  formFields,
  type receiptOutput,
  type SentForm,
  sendEnquiry,
} from './send-enquiry.ts'
import { mostLinksOf } from './spam.ts'

/** What each of the site's own forms has beside its fields. */
export const siteFormFields = {
  ...formFields,
  formVersion: z
    .string()
    .max(40)
    .default('')
    .meta(
      meaning(
        'enquiry/form给出的版本；留空则按现在的表单核对',
        'The version that enquiry/form gave; left empty, the form is judged as it is now',
      ),
    ),
  answers: answersField,
}

type Wordings = NonNullable<RecordOf<'site-forms'>['wordings']>

function readWordings(wordings: Wordings | undefined, lang: Locale): Pick<SiteForm, 'words' | 'required' | 'hidden'> {
  const rows = wordings ?? []
  const ofUse = (wanted: string) => rows.filter(({ use }) => use === wanted).map(({ field }) => field ?? '')
  const said = rows
    .map(({ field, hint, words }) => [field ?? '', { label: textIn(words, lang), hint: textIn(hint, lang) }] as const)
    .filter(([, { hint, label }]) => hint !== '' || label !== '')
  return { words: Object.fromEntries(said), required: ofUse('required'), hidden: ofUse('hidden') }
}

/** A form as its record has it in a language. */
function readForm({ lang, record, text }: ReaderOf<'site-forms'>): SiteForm {
  const fields = readFields(record.questions, lang)
  const consent = readConsent(text('consentText'))
  const wordings = readWordings(record.wordings, lang)
  const labels = Object.entries(wordings.words).map(([field, { label }]) => [field, label])
  const { hidden, required } = wordings
  const all = [meaningOf(fields), labels, required, hidden, consent ? [consent.version] : []]
  const isUsual = all.every(({ length }) => length === 0)
  return {
    version: isUsual ? usualForm.version : digest(all),
    heading: text('heading'),
    lead: text('lead'),
    receivedText: text('receivedText'),
    ...wordings,
    fields,
    ...(consent && { consent }),
  }
}

interface Opened {
  form: SiteForm
  record?: RecordOf<'site-forms'>
}

/** One of the site's own forms: as editors have published it in the asked language, or else as the product has it. */
async function openSiteForm({ find, locale }: CallContext, kind: EnquiryKind): Promise<Opened> {
  const [record] = (await find('site-forms', { where: { kind: { equals: kind } }, limit: 1 })).docs
  const reader = openRecord(record, locale)
  // There is no mixture of languages (L6): the other language's fields are not asked here.
  if (record === undefined || reader?.lang !== locale) return { form: usualForm }
  return { form: readForm(reader), record }
}

const formFacts = z.object({
  version: z.string(),
  heading: z.string(),
  lead: z.string(),
  receivedText: z.string(),
  words: z
    .record(z.string(), z.object({ label: z.string(), hint: z.string() }))
    .meta(meaning('改写过的名称和提示，以栏为名', 'Labels and hints that were reworded, by field')),
  required: z.array(z.string()).meta(meaning('这里必填的选填栏', 'Optional fields that are required here')),
  hidden: z.array(z.string()).meta(meaning('这里不问的选填栏', 'Optional fields that are not asked for here')),
  fields: z.array(fieldFacts),
  consent: consentFacts.optional(),
})

const isUntouched = ({ fields, heading, hidden, lead, receivedText, required, version, words }: SiteForm) =>
  version === usualForm.version &&
  [heading, lead, receivedText].every((text) => text === '') &&
  [fields, hidden, required, Object.keys(words)].every(({ length }) => length === 0)

/** What a page with one of the site's own forms draws it by. */
export const enquiryForm = defineCall({
  path: 'enquiry/form',
  summary: {
    zh: '网站自带的表单经编辑改写的部分；没有改写时为空',
    en: 'What editors made of one of the site’s own forms; empty where it is as the product has it',
  },
  input: z.object({ kind: z.enum(enquiryKinds) }),
  example: { kind: 'contact' },
  output: z.object({ form: formFacts.optional() }),
  isKept: true,
  async handler(context, { kind }) {
    const { form } = await openSiteForm(context, kind)
    return isUntouched(form) ? {} : { form }
  },
})

type SentSiteForm = SentForm & { formVersion: string; answers: FormAnswers }

/** What is wrong with a form beyond what the schema of its call says. */
function findFaults(form: SiteForm, { answers, formVersion, ...sent }: SentSiteForm, locale: Locale): FieldError[] {
  if (formVersion !== '' && formVersion !== form.version)
    return [{ path: 'formVersion', message: changedMeanwhile[locale] }]
  const known = new Set(form.fields.map(({ id }) => id))
  const unknown = Object.keys(answers).filter((id) => !known.has(id))
  const { files: _files, homepage: _trap, isConfirmed: _doubt, token: _token, ...values } = sent
  const found = checkAdded(form, { ...values, ...answers })
  const lacking = [...new Set([...form.required, 'phone'])].filter((path) => found[path] !== undefined)
  return [
    ...lacking.map((path) => ({ path, message: missing[locale] })),
    ...(found.consent ? [{ path: 'consent', message: agreeAgain[locale] }] : []),
    ...tellFaults(form.fields, found, locale),
    ...unknown.map((id) => ({ path: `answers.${id}`, message: unknownField[locale] })),
  ]
}

const missing: Record<Locale, string> = { zh: '请填写这一栏。', en: 'Please fill in this field.' }
const unknownField: Record<Locale, string> = { zh: '这张表单没有这一栏', en: 'This form has no such field' }

/**
 * Takes one of the site's own forms, judged as editors have made it. Who reads it is decided by its kind; the receivers
 * that its record names are told of it.
 * @param assignees staff who answer it whatever the record says
 */
export async function sendSiteForm(
  context: CallContext,
  kind: EnquiryKind,
  sent: SentSiteForm,
  assignees: readonly number[] = [],
): Promise<z.output<typeof receiptOutput>> {
  const { enquiries, locale } = context
  const { form, record } = await openSiteForm(context, kind)
  const fields = findFaults(form, sent, locale)
  if (fields.length > 0) throw new AppError('badInput', { fields })
  const { answers, formVersion: _version, ...rest } = sent
  if (record === undefined) return sendEnquiry(context, kind, rest, { assignees })
  const own: NewEnquiry['own'] = {
    answers: keepAnswers(form.fields, answers, locale),
    consentText: form.consent?.text,
    keepDays: record.keepDays ?? undefined,
    hasReceiptMail: record.hasReceiptMail !== false,
    mostLinks: mostLinksOf(record.caution),
  }
  const receivers = assignees.length > 0 ? assignees : await enquiries.receiversOf('site-forms', record.id)
  return sendEnquiry(context, kind, rest, { assignees: receivers, own })
}
