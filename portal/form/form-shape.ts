import { createHash } from 'node:crypto'
import { consentTexts, currentConsent } from '#domain/enquiry/enquiry.ts'
import type { FormField, FormShape } from '#domain/form/form-fields.ts'
import { openRows, type ReaderOf } from '#portal/records.ts'

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** The fields of a form in the language of its reader; one without a name or without choices in it is left out. */
function readFields({ lang, record }: ReaderOf<'forms'>): FormField[] {
  return openRows(record.questions, lang)
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

/** The words that are agreed to; their version is made from them, so that changed words are always another version. */
function readConsent({ lang, text }: ReaderOf<'forms'>): FormShape['consent'] {
  const own = text('consentText').trim()
  if (own === '') return { version: currentConsent, text: consentTexts[currentConsent][lang] }
  return { version: `own-${digest(own)}`, text: own }
}

/** A form as it is drawn and checked. `version` changes with all that gives an answer its meaning, hints apart. */
export function readShape(form: ReaderOf<'forms'>): FormShape & { version: string } {
  const fields = readFields(form)
  const version = digest(fields.map(({ hint: _hint, isHalf: _isHalf, ...field }) => field))
  return { fields, consent: readConsent(form), version }
}
