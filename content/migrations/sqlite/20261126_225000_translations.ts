import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * How far the translation of each record has come, and what each passage of it was made from (content/translate/). Rows come
 * with the first change of a record, or from the worker: what is stored then counts as current.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_translations (kind text NOT NULL, record integer NOT NULL, language text NOT NULL, state text NOT NULL, open integer NOT NULL, characters integer NOT NULL, since integer NOT NULL, is_behind integer NOT NULL, is_public integer NOT NULL, known text NOT NULL, PRIMARY KEY (kind, record))`)
  await db.run(sql`CREATE INDEX portico_translations_list ON portico_translations (state, kind, language, since, characters, open, record)`)
}
