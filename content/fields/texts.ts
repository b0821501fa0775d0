import type { ArrayField, Field, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { describe } from './labels.ts'

/** Label and hint of a field, both in Chinese and English. */
export type Words = [zh: string, en: string, hintZh: string, hintEn: string]

/** One line of text in each language. */
export function line(name: string, words: Words, required = false): TextField {
  return { name, type: 'text', localized: true, required, ...describe(...words) }
}

/** A paragraph or more in each language. */
export function passage(name: string, words: Words, required = false): TextareaField {
  return { name, type: 'textarea', localized: true, required, ...describe(...words) }
}

/** One line that is the same in both languages: a number, a name of a file or a release. */
export function mark(name: string, words: Words, required = false): TextField {
  return { name, type: 'text', required, ...describe(...words) }
}

/** The same, with a check of its own. */
export function checkedMark(name: string, words: Words, validate: TextFieldSingleValidation, required = false): Field {
  return { name, type: 'text', required, validate, ...describe(...words) }
}

/** Rows that editors order by drag. A row shows in the languages in which its `title` is filled in. */
export function rows(name: string, words: Words, fields: Field[], maxRows = 40): ArrayField {
  return { name, type: 'array', maxRows, fields, ...describe(...words) }
}

/** A row's heading and its text. */
export const titleAndText: Field[] = [
  line('title', ['标题', 'Title', '一行，不加句号', 'One line, without a full stop'], true),
  passage('text', ['说明', 'Text', '一到三句', 'One to three sentences'], true),
]
