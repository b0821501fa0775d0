import { z } from 'zod'
import type { Localized, Locale } from '#lib/locale.ts'
import { openRows } from './records.ts'
import { id } from './schemas.ts'

/** A title and a text, in one language. */
export const titledText = z.object({ title: z.string(), text: z.string() })
/** The same, of a row that pages tell apart. */
export const titledRow = titledText.extend({ id })

interface Row {
  id?: string
  title?: Localized<string>
  text?: Localized<string>
}

interface OpenedRow<Fields extends string> {
  text: (field: Fields | 'title' | 'text') => string
}

export const titledOf = <Fields extends string>({ text }: OpenedRow<Fields>): z.output<typeof titledText> => ({
  title: text('title'),
  text: text('text'),
})
export const titledRowOf = <Fields extends string>(
  row: OpenedRow<Fields> & { id: string },
): z.output<typeof titledRow> => ({ id: row.id, ...titledOf(row) })

export const readTitledTexts = (rows: readonly Row[] | undefined, lang: Locale): z.output<typeof titledText>[] =>
  openRows(rows, lang).map(titledOf)
export const readTitledRows = (rows: readonly Row[] | undefined, lang: Locale): z.output<typeof titledRow>[] =>
  openRows(rows, lang).map(titledRowOf)
