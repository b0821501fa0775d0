import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The search index (content/search/): documents as they are shown, their tokens for FTS5, what waits to be indexed, words
 * for the spelling, and how often was asked for what. FTS5 keeps no second copy of the texts, and no positions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_search_docs (id integer PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL, locale text NOT NULL, is_alone integer NOT NULL, title text NOT NULL, summary text NOT NULL, body text NOT NULL, path text NOT NULL, products text NOT NULL, at integer, shown_from integer, shown_until integer)`)
  await db.run(sql`CREATE INDEX portico_search_docs_record ON portico_search_docs (kind, record)`)
  await db.run(sql`CREATE VIRTUAL TABLE portico_search_tokens USING fts5(title, names, summary, body, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`)
  await db.run(sql`CREATE TABLE portico_search_queue (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, kind text NOT NULL, record integer NOT NULL)`)
  await db.run(sql`CREATE INDEX portico_search_queue_record ON portico_search_queue (kind, record)`)
  await db.run(sql`CREATE TABLE portico_search_words (word text PRIMARY KEY NOT NULL, shown text NOT NULL, weight integer NOT NULL)`)
  await db.run(sql`CREATE TABLE portico_search_asked (day text NOT NULL, locale text NOT NULL, query text NOT NULL, asked integer NOT NULL, clicked integer NOT NULL, found integer NOT NULL, PRIMARY KEY (day, locale, query))`)
  await db.run(sql`CREATE TABLE portico_search_state (name text PRIMARY KEY NOT NULL, value text NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['docs', 'tokens', 'queue', 'words', 'asked', 'state'])
    await db.run(sql.raw(`DROP TABLE portico_search_${table}`))
}
