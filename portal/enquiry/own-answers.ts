import { z } from 'zod'
import { describeFault } from '#domain/form/describe-fault.ts'
import {
  chosenIn,
  type FormAnswers,
  type FormFaults,
  type FormField,
  longestAnswer,
  mostFields,
} from '#domain/form/form-fields.ts'
import type { FieldError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { meaning } from '#portal/schemas.ts'
import type { KeptAnswer } from './new-enquiry.ts'

/** The answers to the fields that editors gave a form. */
export const answersField = z
  .record(z.string().max(64), z.string().max(longestAnswer.passage))
  .refine((answers) => Object.keys(answers).length <= mostFields)
  .default({})
  .meta(meaning('各栏的回答，以栏的id为名；多选每行一个值', 'The answers by field id; several choices one per line'))

/** What is wrong with an editor’s fields, in words, under the names of the call. */
export function tellFaults(fields: readonly FormField[], faults: FormFaults, locale: Locale): FieldError[] {
  return fields.flatMap((field) => {
    const fault = faults[field.id]
    return fault === undefined ? [] : [{ path: `answers.${field.id}`, message: describeFault(field, fault, locale) }]
  })
}

const yes: Record<Locale, string> = { zh: '是', en: 'Yes' }
const no: Record<Locale, string> = { zh: '否', en: 'No' }

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

/** The answers as they are kept; files are kept otherwise. */
export const keepAnswers = (fields: readonly FormField[], answers: FormAnswers, locale: Locale): KeptAnswer[] =>
  fields
    .filter(({ kind }) => kind !== 'file')
    .map((field) => keepAnswer(field, answers, locale))
    .filter(({ value }) => value !== '')
