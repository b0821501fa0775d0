import { z } from 'zod'
import { openRows, type Reader, textIn } from './records.ts'

/** Rows of a record with a title and a text, in one language. */
export const titledText = z.object({ title: z.string(), text: z.string() })

export function readTitledTexts(value: unknown, lang: Reader['lang']): z.output<typeof titledText>[] {
  return openRows(value, lang).map(({ row, text }) => ({ title: text('title'), text: textIn(row.text, lang) }))
}
