import type { File } from 'payload'
import type { Locale } from '#lib/locale.ts'
import type { AttachmentSeed } from './content/types.ts'

export type RecordId = number | string

/** What the records of the pack are written with: all in one transaction, both languages. */
export interface Loader {
  /** Creates a record; `en` is written where the seed has it. Published in the languages that it has. */
  save: (collection: string, seed: Record<string, unknown>) => Promise<RecordId>
  /** Changes fields of a record in one language. */
  change: (collection: string, id: RecordId, data: Record<string, unknown>, locale: Locale) => Promise<void>
  saveGlobal: (slug: string, seed: Record<string, unknown>) => Promise<void>
  /** Uploads files with their words. */
  attach: (seeds?: readonly AttachmentSeed[]) => Promise<RecordId[]>
  /** Uploads one file with its words. */
  upload: (collection: string, seed: Record<string, unknown>, file: File) => Promise<RecordId>
  /** The record that was saved with this Chinese slug. @throws when there is none */
  idOf: (collection: string, slug: string) => RecordId
  /** Sets a relation of a saved record, to records that were saved after it. */
  relate: (collection: string, slug: string, field: string, ids: RecordId[]) => Promise<void>
  /** The picture of a figure, uploaded on first use. */
  figure: (name: string | undefined) => Promise<RecordId | undefined>
  /** Markdown as the editor stores it, in each language. */
  markdown: (text: Partial<Record<Locale, string>>) => Partial<Record<Locale, unknown>>
}
