import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How far the translation of each record has come, and what each passage of it was made from (content/translate/). Rows come
 * with the first change of a record, or from the worker: what is stored then counts as current.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_translations (kind text NOT NULL, record bigint NOT NULL, language text NOT NULL, state text NOT NULL, open bigint NOT NULL, characters bigint NOT NULL, since bigint NOT NULL, is_behind bigint NOT NULL, is_public bigint NOT NULL, known text NOT NULL, PRIMARY KEY (kind, record))`)
  await db.execute(sql`CREATE INDEX portico_translations_list ON portico_translations (state, kind, language, since, characters, open, record)`)
}
