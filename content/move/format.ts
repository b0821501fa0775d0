import { z } from 'zod'

/** The first entry of an archive, and the last, without which it was cut. */
export const manifestName = 'manifest.json'
export const endName = 'end.json'
export const globalName = (slug: string) => `globals/${slug}.json`
export const partName = (collection: string, part: number) =>
  `records/${collection}/${String(part).padStart(6, '0')}.ndjson`
export const fileName = (sha256: string) => `files/${sha256}`

/** Of the archive itself; of the content the migrations speak. */
export const format = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** What an archive says of itself before everything else. */
export const manifest = z.object({
  portico: z.literal('content'),
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Names of the migrations, without the time at which each was written: that is another one in each database. */
  schema: z.array(z.string()).min(1),
  scope: z.enum(['all', 'published']),
  hasVersions: z.boolean(),
  /** Kinds that were asked for; all of them without. */
  only: z.array(z.string()).optional(),
})
export type Manifest = z.infer<typeof manifest>

/** What an archive says of itself at its end. */
export const ending = z.object({
  entries: z.record(z.string(), z.object({ size: count, sha256 })),
  records: z.record(z.string(), count),
  leftOut: z.object({ authors: count, references: count, files: z.array(z.string()) }),
})
export type Ending = z.infer<typeof ending>

const data = z.record(z.string(), z.unknown())
const files = z.record(z.string(), z.object({ size: count, sha256 }))

/** A state that a record once had. */
const version = z.object({
  version: data,
  createdAt: z.string(),
  updatedAt: z.string(),
  isSnapshot: z.boolean().optional(),
  language: z.string().optional(),
})
export type Version = z.infer<typeof version>

/** A line of the records. */
export const movedRecord = z.object({
  uid: z.string().regex(/^[0-9a-f]{32}$/),
  /** What visitors are shown of it, as far as they are. */
  record: data,
  /** What was written since, where it differs. */
  draft: data.optional(),
  /** All that is kept of it, the oldest first. */
  versions: z.array(version).optional(),
  /** Its files by their names. */
  files: files.optional(),
})
export type MovedRecord = z.infer<typeof movedRecord>

/** A global: the same without a name, since there is one of each. */
export const movedGlobal = movedRecord.omit({ uid: true })
export type MovedGlobal = z.infer<typeof movedGlobal>

/** Records of one part, which is held in memory; a part is written before it is longer than this. */
export const partRecords = 200
export const partBytes = 4 * 1024 * 1024
/** Longest part that is read: one record may be longer than a part. */
export const longestPart = 64 * 1024 * 1024

/** An archive cannot be written or taken in; the message says why in both languages. */
export class MoveError extends Error {
  override name = 'MoveError'
  readonly words: { zh: string; en: string }

  constructor(zh: string, en: string, options?: ErrorOptions) {
    super(en, options)
    this.words = { zh, en }
  }
}
