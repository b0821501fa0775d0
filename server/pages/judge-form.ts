import { enquiryFields, enquiryForms, type EnquiryKind, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { checkAnswers, fileRulesOf, type FormFaults } from '#domain/form/form-fields.ts'
import { checkSiteForm, usualForm } from '#domain/form/site-form.ts'
import { describeFileFault, type FileRules, fileRules } from '#domain/form-file/form-files.ts'
import type { Locale } from '#lib/locale.ts'
import type { CallAnswer } from '#portal/call-request.ts'
import type { CallOutput } from '#portal/client.ts'
import type { SentForm } from './read-form.ts'

/** A form that was sent without scripts, judged as its call does. */
export interface JudgedForm {
  faults: FormFaults
  /** What is wrong with the files, in words. */
  filesFault: string | undefined
  /** Whether it is another form by now than was filled in. */
  isChanged: boolean
  /** The call that takes it. */
  path: string
  body: object
}

/** Asks a call of the portal in the language of the page. */
export type AskCall = (path: string, body: object) => Promise<CallAnswer>

/** Where a form stands on its page. */
export const anchorOf = (kind: ReceivedKind) => (kind === 'form' ? 'form' : enquiryForms[kind].anchor)

function findFilesFault({ files, refused }: SentForm, rules: FileRules, locale: Locale): string | undefined {
  if (refused !== undefined) return describeFileFault(refused.error.fault, rules, locale, refused.name)
  if (files.length < rules.least) return describeFileFault('missing', rules, locale)
  return files.length > rules.most ? describeFileFault('many', rules, locale) : undefined
}

/** @returns `undefined` when the form is not there any more @param id names the form, where editors made it */
export function judgeForm(sent: SentForm, id: string, locale: Locale, ask: AskCall): Promise<JudgedForm | undefined> {
  return sent.kind === 'form' ? judgeOwn(sent, id, locale, ask) : judgeSiteForm(sent, sent.kind, locale, ask)
}

async function judgeSiteForm(sent: SentForm, kind: EnquiryKind, locale: Locale, ask: AskCall): Promise<JudgedForm> {
  const { envelope } = await ask('enquiry/form', { kind })
  const { form = usualForm } = (envelope.data ?? {}) as CallOutput<'enquiry/form'>
  const { files, values, version } = sent
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  const formVersion = version || usualForm.version
  const rules = fileRules[kind]
  const answers = pick(form.fields.map((field) => field.id))
  return {
    faults: checkSiteForm(kind, form, values),
    filesFault: rules && findFilesFault(sent, rules, locale),
    isChanged: formVersion !== form.version,
    path: enquiryForms[kind].call,
    body: { ...pick(Object.keys(enquiryFields[kind])), ...(rules && { files }), formVersion, answers },
  }
}

async function judgeOwn(sent: SentForm, id: string, locale: Locale, ask: AskCall): Promise<JudgedForm | undefined> {
  const { envelope, errorName } = await ask('form/detail', { id })
  if (errorName !== undefined) return undefined
  const shape = envelope.data as CallOutput<'form/detail'>
  // There is none in a language into which it is not translated (L6).
  if (shape.lang !== locale) return undefined
  const { files, values, version } = sent
  const { consent = '', email = '', name = '', ...answers } = values
  const own = Object.fromEntries(shape.fields.map((field) => [field.id, answers[field.id] ?? '']))
  return {
    faults: checkAnswers(shape, values),
    filesFault: findFilesFault(sent, fileRulesOf(shape.fields), locale),
    isChanged: version !== shape.version,
    path: 'form/send',
    body: { id, version, name, email, consent, answers: own, files },
  }
}
