import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What a machine proposed for a translation and nobody has read yet, by the digest of its words (content/translate/machine/).
 * `stands` says whether the record, as it is written now, has such a passage.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_machine_drafts (kind text NOT NULL, record integer NOT NULL, language text NOT NULL, place text NOT NULL, digest text NOT NULL, at integer NOT NULL, stands integer NOT NULL, PRIMARY KEY (kind, record, language, place, digest))`)
  await db.run(sql`CREATE INDEX portico_machine_drafts_unread ON portico_machine_drafts (stands, kind, record)`)
}
