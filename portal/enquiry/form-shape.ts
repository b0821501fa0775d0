import { createHash } from 'node:crypto'
import { z } from 'zod'
import { consentTexts, currentConsent } from '#domain/enquiry/enquiry.ts'
import { fieldKinds, type FormField, type FormShape } from '#domain/form/form-fields.ts'
import type { Locale } from '#lib/locale.ts'
import { openRows, type RecordOf } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'

/** A field that editors gave a form. */
export const fieldFacts = z.object({
  id: z.string().meta(meaning('提交时回答所用的名称', 'The name by which its answer is sent')),
  kind: z.enum(fieldKinds),
  label: z.string(),
  hint: z.string(),
  isRequired: z.boolean(),
  isHalf: z.boolean().meta(meaning('是否只占半行', 'Whether it takes half a line')),
  least: z.number().optional(),
  most: z.number().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** The words that are agreed to. */
export const consentFacts = z.object({ version: z.string(), text: z.string() })

/** What changes with any part of a value. */
export const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** The fields that editors gave a form, in a language; one without a name or without choices in it is left out. */
export function readFields(questions: RecordOf<'forms'>['questions'], lang: Locale): FormField[] {
  return openRows(questions, lang)
    .map(({ id, row, text }): FormField => ({
      id,
      kind: row.kind ?? 'line',
      label: text('title'),
      hint: text('hint'),
      isRequired: row.isRequired === true,
      isHalf: row.isHalf === true,
      ...(typeof row.least === 'number' && { least: row.least }),
      ...(typeof row.most === 'number' && { most: row.most }),
      options: openRows(row.choices, lang).map((choice) => ({ value: choice.id, label: choice.text('title') })),
    }))
    .filter(({ kind, options }) => (kind !== 'choice' && kind !== 'choices') || options.length > 0)
}

/** Of fields, what gives their answers a meaning. */
export const meaningOf = (fields: readonly FormField[]) =>
  fields.map(({ hint: _hint, isHalf: _isHalf, ...field }) => field)

/** An editor’s words to agree to; their version is made from them, so that changed words are always another version. */
export function readConsent(text: string): FormShape['consent'] | undefined {
  const own = text.trim()
  return own === '' ? undefined : { version: `own-${digest(own)}`, text: own }
}

/** The words of the whole site, which a form shows that has none of its own. */
export const siteConsent = (lang: Locale): FormShape['consent'] => ({
  version: currentConsent,
  text: consentTexts[currentConsent][lang],
})
