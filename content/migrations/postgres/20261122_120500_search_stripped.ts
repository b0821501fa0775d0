import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The tokens of documents without their places, which no query reads any more: they lie beside the table as they are,
 * because packing them makes them no smaller, and what is ranked stays in it. The index is made anew at the next start.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`TRUNCATE portico_search_docs`)
  await db.execute(sql`DELETE FROM portico_search_state WHERE name = 'version'`)
  await db.execute(sql`ALTER TABLE portico_search_docs SET (toast_tuple_target = 1024)`)
  await db.execute(sql`ALTER TABLE portico_search_docs ALTER COLUMN tokens SET STORAGE EXTERNAL`)
  await db.execute(sql`ALTER TABLE portico_search_docs ALTER COLUMN head SET STORAGE MAIN`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`TRUNCATE portico_search_docs`)
  await db.execute(sql`DELETE FROM portico_search_state WHERE name = 'version'`)
  await db.execute(sql`ALTER TABLE portico_search_docs RESET (toast_tuple_target)`)
  await db.execute(sql`ALTER TABLE portico_search_docs ALTER COLUMN tokens SET STORAGE EXTENDED`)
  await db.execute(sql`ALTER TABLE portico_search_docs ALTER COLUMN head SET STORAGE EXTENDED`)
}
