import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a machine proposed for a translation and nobody has read yet, by the digest of its words (content/translate/machine/).
 * `stands` says whether the record, as it is written now, has such a passage.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_machine_drafts (kind text NOT NULL, record bigint NOT NULL, language text NOT NULL, place text NOT NULL, digest text NOT NULL, at bigint NOT NULL, stands bigint NOT NULL, PRIMARY KEY (kind, record, language, place, digest))`)
  await db.execute(sql`CREATE INDEX portico_machine_drafts_unread ON portico_machine_drafts (stands, kind, record)`)
}
