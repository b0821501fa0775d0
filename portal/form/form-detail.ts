import { z } from 'zod'
import type { FormShape } from '#domain/form/form-fields.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import {
  consentFacts,
  digest,
  fieldFacts,
  meaningOf,
  readConsent,
  readFields,
  siteConsent,
} from '#portal/enquiry/form-shape.ts'
import { openFound } from '#portal/find-record.ts'
import { type ReaderOf, translationOf } from '#portal/records.ts'
import { id, lang, meaning, translation } from '#portal/schemas.ts'

/** A form as it is drawn and checked. `version` changes with all that gives an answer its meaning. */
export function readShape({ lang, record, text }: ReaderOf<'forms'>): FormShape & { version: string } {
  const fields = readFields(record.questions, lang)
  const consent = readConsent(text('consentText')) ?? siteConsent(lang)
  return { fields, consent, version: digest(meaningOf(fields)) }
}

/** A form as visitors fill it in. */
export const formFacts = z.object({
  id,
  lang,
  languages: z.array(z.enum(locales)),
  slug: z.string(),
  ...translation.shape,
  title: z.string(),
  summary: z.string(),
  version: z
    .string()
    .meta(meaning('各栏的版本，提交时一并发送', 'Version of the fields, to be sent along with the answers')),
  fields: z.array(fieldFacts),
  consent: consentFacts,
  receivedText: z.string().meta(meaning('提交后显示的说明', 'What to show once it has been sent')),
  updatedAt: z.string(),
})

/** What a form is in the language of its reader; without fields where the asked one has none of it. */
export function readForm(form: ReaderOf<'forms'>, locale: Locale): z.output<typeof formFacts> {
  const { fields, ...shape } = readShape(form)
  return {
    id: form.id,
    lang: form.lang,
    languages: form.languages,
    slug: form.text('slug'),
    ...translationOf(form),
    title: form.text('title'),
    summary: form.text('summary'),
    ...shape,
    fields: form.lang === locale ? fields : [],
    receivedText: form.text('receivedText'),
    updatedAt: form.record.updatedAt,
  }
}

/** A form that editors have made. Where the asked language has none, it has no fields and cannot be sent (L6). */
export const formDetail = defineCall({
  path: 'form/detail',
  summary: { zh: '一张自建表单，按编号或地址名取', en: 'One of the company’s own forms, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: formFacts,
  isKept: true,
  handler: async (context, { id: asked }) => readForm(await openFound(context, 'forms', asked), context.locale),
})
