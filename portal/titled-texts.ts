import { z } from 'zod'
import type { Localized, Locale } from '#lib/locale.ts'
import { openRows } from './records.ts'

/** Rows of a record with a title and a text, in one language. */
export const titledText = z.object({ title: z.string(), text: z.string() })

interface Row {
  title?: Localized<string>
  text?: Localized<string>
}

export function readTitledTexts(rows: readonly Row[] | undefined, lang: Locale): z.output<typeof titledText>[] {
  return openRows(rows, lang).map(({ text }) => ({ title: text('title'), text: text('text') }))
}
