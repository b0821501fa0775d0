import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tokens of title, names and summary by themselves: they are looked at first, and need not be unpacked. Filled when the
 * index is made anew, at the next start.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DROP INDEX portico_search_docs_record`)
  await db.execute(sql`ALTER TABLE portico_search_docs ADD COLUMN head tsvector NOT NULL DEFAULT ''`)
  await db.execute(sql`CREATE INDEX portico_search_docs_head ON portico_search_docs USING gin (head)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX portico_search_docs_head`)
  await db.execute(sql`ALTER TABLE portico_search_docs DROP COLUMN head`)
  await db.execute(sql`CREATE INDEX portico_search_docs_record ON portico_search_docs (kind, record)`)
}
