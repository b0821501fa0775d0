import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What documents are called and their summaries have an index of their own beside that of the whole texts. It is
 * filled when the search index is made anew, at the next start; until then that of the whole texts answers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE VIRTUAL TABLE portico_search_heads USING fts5(title, names, summary, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_search_heads`)
}
