import { z } from 'zod'

export const manifestName = 'manifest.json'
export const sealName = 'seal.json'
/** Names of the database in an archive, by its kind. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const
/** In front of the path of each file of the data folder. */
export const filesPrefix = 'files/'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What an archive holds. It is the last entry but one, so a truncated archive has none. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Applied migrations: they tell an older release that it cannot read the database. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256 })),
  /** Files that the database referred to and that were already missing when the backup was made. */
  missing: z.array(z.string()),
  /** Whether release files are in a bucket, which an archive doesn't include. */
  hasBucket: z.boolean(),
  /** Whether all other files are, too. */
  hasStorage: z.boolean().default(false),
})
export type Manifest = z.infer<typeof manifest>

/** The sealed part of an archive: the secrets, newest first, and the password of the demo accounts. */
export const sealedKeys = z.object({
  secrets: z.tuple([z.string()], z.string()),
  demoPassword: z.string().optional(),
})
export type SealedKeys = z.infer<typeof sealedKeys>
