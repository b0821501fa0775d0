import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The index of what documents are called keeps the places of its tokens: without them, and without the texts, FTS5 takes
 * every document for one that fits as badly as any other. It is filled when the search index is made anew, at the next
 * start; until then that of the whole texts answers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_search_heads`)
  await db.run(sql`CREATE VIRTUAL TABLE portico_search_heads USING fts5(title, names, summary, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`)
  await db.run(sql`DELETE FROM portico_search_state WHERE name = 'version'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_search_heads`)
  await db.run(sql`CREATE VIRTUAL TABLE portico_search_heads USING fts5(title, names, summary, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`)
  await db.run(sql`DELETE FROM portico_search_state WHERE name = 'version'`)
}
