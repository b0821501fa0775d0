import type { CollectionSlug, Payload } from 'payload'
import type { Locale } from '#lib/locale.ts'

export type RecordId = number | string

/** Fields of a record in one language, beyond what the factory fills in. */
export type Fields = Record<string, unknown>

export interface Blueprint {
  /** Fields that are the same in both languages. */
  common?: (payload: Payload) => Promise<Fields> | Fields
  /** What comes with it, for a kind that has files. */
  file?: () => Promise<{ data: Buffer; mimetype: string; name: string; size: number }>
  /** Fields of a language; `name` is in the title and the slug, so that a test can look for it in any answer. */
  texts: (name: string, locale: Locale) => Fields
}

/** A paragraph as the editor stores it. */
export function paragraph(text: string): Fields {
  const node = { type: 'text', text, format: 0, version: 1, detail: 0, mode: 'normal', style: '' }
  const block = {
    type: 'paragraph',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    children: [node],
  }
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [block] } }
}

/** Text by which a record of a test is found again: `zh` or `en` and its name. */
export const mark = (name: string, locale: Locale) => `${locale}-${name}`

/** A name that no record has yet, of those of which each has one. */
export async function findUnused(
  payload: Payload,
  collection: CollectionSlug,
  field: string,
  names: readonly string[],
) {
  const { docs } = await payload.find({ collection, draft: true, depth: 0, pagination: false })
  const used = (docs as unknown as Record<string, unknown>[]).map((each) => each[field])
  return { [field]: names.find((each) => !used.includes(each)) }
}
