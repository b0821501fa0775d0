import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search index (content/search/): documents as they are shown with their tokens, what waits to be indexed, words for
 * the spelling, and how often was asked for what.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_search_docs (id bigint PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL, locale text NOT NULL, is_alone integer NOT NULL, title text NOT NULL, summary text NOT NULL, body text NOT NULL, path text NOT NULL, products text NOT NULL, at bigint, shown_from bigint, shown_until bigint, tokens tsvector NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_search_docs_record ON portico_search_docs (kind, record)`)
  await db.execute(sql`CREATE INDEX portico_search_docs_tokens ON portico_search_docs USING gin (tokens)`)
  await db.execute(sql`CREATE TABLE portico_search_queue (id bigserial PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_search_queue_record ON portico_search_queue (kind, record)`)
  await db.execute(sql`CREATE TABLE portico_search_words (word text PRIMARY KEY NOT NULL, shown text NOT NULL, weight integer NOT NULL)`)
  await db.execute(sql`CREATE TABLE portico_search_asked (day text NOT NULL, locale text NOT NULL, query text NOT NULL, asked integer NOT NULL, clicked integer NOT NULL, found integer NOT NULL, PRIMARY KEY (day, locale, query))`)
  await db.execute(sql`CREATE TABLE portico_search_state (name text PRIMARY KEY NOT NULL, value text NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['docs', 'queue', 'words', 'asked', 'state'])
    await db.execute(sql.raw(`DROP TABLE portico_search_${table}`))
}
