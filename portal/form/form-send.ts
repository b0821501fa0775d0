import { z } from 'zod'
import { currentConsent } from '#domain/enquiry/enquiry.ts'
import { checkAnswers, type FormAnswers, type FormShape, fileRulesOf, personFields } from '#domain/form/form-fields.ts'
import { describeFileFault } from '#domain/form-file/form-files.ts'
import { AppError, type FieldError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { answersField, keepAnswers, tellFaults } from '#portal/enquiry/own-answers.ts'
import {
  agreeAgain,
  changedMeanwhile,
  fileFields,
  formFields,
  receiptOutput,
  sendEnquiry,
} from '#portal/enquiry/send-enquiry.ts'
import { mostLinksOf } from '#portal/enquiry/spam.ts'
import { openFound } from '#portal/find-record.ts'
import { meaning } from '#portal/schemas.ts'
import { readShape } from './form-detail.ts'

/** What is wrong with what was written, at each field. */
function findFaults(shape: FormShape, sent: FormAnswers, files: number, locale: Locale): FieldError[] {
  const found = checkAnswers(shape, sent)
  const person = ['name', 'email', 'consent'].filter((path) => found[path] !== undefined)
  const faults = [
    ...person.map((path) => ({ path, message: path === 'consent' ? agreeAgain[locale] : '' })),
    ...tellFaults(shape.fields, found, locale),
  ]
  const rules = fileRulesOf(shape.fields)
  const wrong = files < rules.least ? 'missing' : files > rules.most ? 'many' : undefined
  return wrong ? [...faults, { path: 'files', message: describeFileFault(wrong, rules, locale) }] : faults
}

async function openForm(context: CallContext, id: string) {
  const form = await openFound(context, 'forms', id)
  if (form.lang !== context.locale) throw new AppError('notFound', { detail: `form ${id} in ${context.locale}` })
  return form
}

/** Takes what was written into one of the company's own forms. */
export const formSend = defineCall({
  path: 'form/send',
  summary: {
    zh: '提交自建表单；同一内容重复提交只算一次',
    en: 'Sends one of the company’s own forms; the same content sent twice is one entry',
  },
  changes: true,
  input: z.object({
    id: z.string().min(1).max(200).meta(meaning('表单的编号或地址名', 'Number or slug of the form')),
    version: z.string().max(40).meta(meaning('form/detail给出的版本', 'The version that form/detail gave')),
    ...personFields,
    consent: z.string().max(40).meta(meaning('所同意条款的版本', 'Version of the consent text agreed to')),
    answers: answersField,
    ...fileFields,
    ...formFields,
  }),
  example: {
    id: '1',
    version: 'from form/detail',
    name: 'Li Wei',
    email: 'li.wei@example.com',
    consent: currentConsent,
    answers: {},
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  async handler(context, { answers, id, version, ...sent }) {
    const { enquiries, locale } = context
    const form = await openForm(context, id)
    const shape = readShape(form)
    if (version !== shape.version)
      throw new AppError('badInput', { fields: [{ path: 'version', message: changedMeanwhile[locale] }] })
    const { consent, email, files, name } = sent
    const fields = findFaults(shape, { ...answers, name, email, consent }, files.length, locale)
    if (fields.length > 0) throw new AppError('badInput', { fields })
    const { caution, hasReceiptMail, keepDays } = form.record
    const own = {
      form: form.record.id,
      title: form.text('title'),
      answers: keepAnswers(shape.fields, answers, locale),
      consentText: shape.consent.text,
      keepDays: keepDays ?? 1,
      hasReceiptMail: hasReceiptMail !== false,
      mostLinks: mostLinksOf(caution),
    }
    return sendEnquiry(context, 'form', sent, { own, assignees: await enquiries.receiversOf('forms', form.record.id) })
  },
})
