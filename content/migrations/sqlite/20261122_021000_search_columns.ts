import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The long text stands last and is packed: whoever wants the columns before it need not read over it. Filled when the
 * index is made anew, at the next start.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_search_docs`)
  await db.run(sql`CREATE TABLE portico_search_docs (id integer PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL, locale text NOT NULL, is_alone integer NOT NULL, title text NOT NULL, summary text NOT NULL, path text NOT NULL, products text NOT NULL, at integer, shown_from integer, shown_until integer, body blob NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_search_docs`)
  await db.run(sql`CREATE TABLE portico_search_docs (id integer PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL, locale text NOT NULL, is_alone integer NOT NULL, title text NOT NULL, summary text NOT NULL, body text NOT NULL, path text NOT NULL, products text NOT NULL, at integer, shown_from integer, shown_until integer)`)
}
