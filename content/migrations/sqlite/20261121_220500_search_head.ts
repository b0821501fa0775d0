import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Documents have been found by their numbers alone since those say which record they are of. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX portico_search_docs_record`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE INDEX portico_search_docs_record ON portico_search_docs (kind, record)`)
}
