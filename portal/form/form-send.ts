import { z } from 'zod'
import { currentConsent } from '#domain/enquiry/enquiry.ts'
import { describeFault } from '#domain/form/describe-fault.ts'
import {
  checkAnswers,
  chosenIn,
  type FormAnswers,
  type FormField,
  type FormShape,
  fileRulesOf,
  longestAnswer,
  mostFields,
  personFields,
} from '#domain/form/form-fields.ts'
import { describeFileFault } from '#domain/form-file/form-files.ts'
import { AppError, type FieldError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import type { KeptAnswer } from '#portal/enquiry/new-enquiry.ts'
import { fileFields, formFields, receiptOutput, sendEnquiry } from '#portal/enquiry/send-enquiry.ts'
import { openFound } from '#portal/find-record.ts'
import { meaning } from '#portal/schemas.ts'
import { readShape } from './form-shape.ts'

const changed: Record<Locale, string> = {
  zh: '这张表单刚刚改过，请按新的内容核对后再提交',
  en: 'This form has just been changed. Please check it and send it again',
}

const agreeAgain: Record<Locale, string> = {
  zh: '条款已更新，请重新勾选',
  en: 'The terms have changed. Please tick the box again',
}

/** What is wrong with what was written, at each field. */
function findFaults(shape: FormShape, sent: FormAnswers, files: number, locale: Locale): FieldError[] {
  const byId = new Map(shape.fields.map((field) => [field.id, field]))
  const faults = Object.entries(checkAnswers(shape, sent)).map(([path, fault = 'wrong']) => {
    const field = byId.get(path)
    if (field !== undefined) return { path: `answers.${path}`, message: describeFault(field, fault, locale) }
    return { path, message: path === 'consent' ? agreeAgain[locale] : '' }
  })
  const rules = fileRulesOf(shape.fields)
  const wrong = files < rules.least ? 'missing' : files > rules.most ? 'many' : undefined
  return wrong ? [...faults, { path: 'files', message: describeFileFault(wrong, rules, locale) }] : faults
}

/** What was written, in words: a later change of the form does not change it. */
function keepAnswer({ kind, label, options, id }: FormField, answers: FormAnswers, locale: Locale): KeptAnswer {
  const answer = (answers[id] ?? '').trim()
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? ''
  if (kind === 'choice' || kind === 'choices') {
    const chosen = [...new Set(chosenIn(answer))].map(nameOf)
    return { label, value: chosen.join(locale === 'zh' ? '、' : '; ') }
  }
  if (kind === 'yes') return { label, value: answer === 'yes' ? yes[locale] : no[locale] }
  return { label, value: answer }
}

const yes: Record<Locale, string> = { zh: '是', en: 'Yes' }
const no: Record<Locale, string> = { zh: '否', en: 'No' }

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
    answers: z
      .record(z.string().max(64), z.string().max(longestAnswer.passage))
      .refine((answers) => Object.keys(answers).length <= mostFields)
      .default({})
      .meta(
        meaning('各栏的回答，以栏的id为名；多选每行一个值', 'The answers by field id; several choices one per line'),
      ),
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
      throw new AppError('badInput', { fields: [{ path: 'version', message: changed[locale] }] })
    const { consent, email, files, name } = sent
    const fields = findFaults(shape, { ...answers, name, email, consent }, files.length, locale)
    if (fields.length > 0) throw new AppError('badInput', { fields })
    const { caution, hasReceiptMail, keepDays } = form.record
    const own = {
      form: form.record.id,
      title: form.text('title'),
      answers: shape.fields
        .filter(({ kind }) => kind !== 'file')
        .map((field) => keepAnswer(field, answers, locale))
        .filter(({ value }) => value !== ''),
      consentText: shape.consent.text,
      keepDays: keepDays ?? 1,
      hasReceiptMail: hasReceiptMail !== false,
      mostLinks: caution === 'strict' ? 0 : 2,
    }
    return sendEnquiry(context, 'form', sent, { own, assignees: await enquiries.receiversOf(form.record.id) })
  },
})
