import * as z from 'zod/mini'
import { enquiryFields, type Fault, longest, manyLines, oneLine, phoneNumber } from '#domain/enquiry/enquiry.ts'
import { type FileRules, rulesOf } from '#domain/form-file/form-files.ts'

/**
 * Forms that editors make, as browser and server know them. Both judge what was written by the same schemas, made from the
 * form's record, so nothing here may depend on either.
 */
export const fieldKinds = [
  'line',
  'passage',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'choices',
  'yes',
  'file',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Most fields of one form, and most choices of one field. */
export const mostFields = 100
export const mostChoices = 50

/** Longest texts of a line and of a passage, in UTF-16 units; a field may allow less. */
export const longestAnswer = { line: 500, passage: 5000 } as const

/** One field of a form, in the reader's language. */
export interface FormField {
  /** Stays the same while the form changes. */
  id: string
  kind: FieldKind
  label: string
  hint: string
  isRequired: boolean
  /** Whether two of them stand beside each other where there is room. */
  isHalf: boolean
  /** Smallest number, or fewest choices or files. */
  least?: number | undefined
  /** Largest number, longest text, or most choices or files. */
  most?: number | undefined
  options: { value: string; label: string }[]
}

/** A form as it is drawn and checked. */
export interface FormShape {
  fields: FormField[]
  consent: { version: string; text: string }
}

/** What was written: by field, and for several choices one in each line. */
export type FormAnswers = Record<string, string>
export type FormFaults = Record<string, Fault | undefined>

/** What every form asks beside its own fields, so that somebody can be answered and can withdraw the consent. */
export const personFields = { name: enquiryFields.contact.name, email: enquiryFields.contact.email }

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const isWithin = (count: number, { least, most }: FormField) =>
  count >= (least ?? Number.NEGATIVE_INFINITY) && count <= (most ?? Number.POSITIVE_INFINITY)

/** The choices that an answer names. */
export const chosenIn = (answer: string): string[] => answer.split('\n').filter((value) => value !== '')

/** What an answer that is not empty must be. */
function schemaOf(field: FormField) {
  const text = (most: number, pattern: RegExp) => z.string().check(z.maxLength(most), z.regex(pattern))
  switch (field.kind) {
    case 'line':
      return text(Math.min(field.most ?? longestAnswer.line, longestAnswer.line), oneLine)
    case 'passage':
      return text(Math.min(field.most ?? longestAnswer.passage, longestAnswer.passage), manyLines)
    case 'email':
      return z.string().check(z.maxLength(longest.email), z.email())
    case 'phone':
      return text(longest.phone, phoneNumber)
    case 'number':
      return text(30, /^-?\d+(?:\.\d+)?$/).check(z.refine((value) => isWithin(Number(value), field)))
    case 'date':
      return z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay))
    case 'choice':
      return z.enum(field.options.map(({ value }) => value))
    case 'choices': {
      const known = new Set(field.options.map(({ value }) => value))
      const isKnown = (chosen: string[]) => chosen.every((each) => known.has(each))
      return z
        .string()
        .check(z.refine((value) => isKnown(chosenIn(value)) && isWithin(new Set(chosenIn(value)).size, field)))
    }
    default:
      return z.literal('yes')
  }
}

/** Judges one answer; files are judged where they are taken. */
function faultOf(field: FormField, answer: string): Fault | undefined {
  if (field.kind === 'file') return undefined
  if (answer === '') return field.isRequired ? 'missing' : undefined
  const [issue] = schemaOf(field).safeParse(answer).error?.issues ?? []
  return issue && (issue.code === 'too_big' ? 'long' : 'wrong')
}

/** Validates what was written, as the call does. @returns faults by field; empty when it may be sent */
export function checkAnswers({ consent, fields }: FormShape, answers: FormAnswers): FormFaults {
  const faults: FormFaults = {}
  const person = z.object({ ...personFields, consent: z.literal(consent.version) })
  for (const { code, path } of person.safeParse(answers).error?.issues ?? []) {
    const name = String(path[0])
    faults[name] ??= (answers[name] ?? '').trim() === '' ? 'missing' : code === 'too_big' ? 'long' : 'wrong'
  }
  return { ...faults, ...checkFields(fields, answers) }
}

/** Validates the answers to an editor’s fields alone. @returns faults by field */
export function checkFields(fields: readonly FormField[], answers: Record<string, string | undefined>): FormFaults {
  const faults = fields.map((field) => [field.id, faultOf(field, (answers[field.id] ?? '').trim())] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

/** What files a form takes: its own bounds within those of all forms; none where it has no field for them. */
export function fileRulesOf(fields: readonly FormField[]): FileRules {
  const rules = rulesOf('form')
  const field = fields.find(({ kind }) => kind === 'file')
  if (field === undefined) return { ...rules, least: 0, most: 0 }
  const most = Math.max(1, Math.min(field.most ?? rules.most, rules.most))
  return { ...rules, least: field.isRequired ? 1 : 0, most }
}
