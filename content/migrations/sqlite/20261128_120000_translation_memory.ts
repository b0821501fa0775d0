import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What records say in both languages, by digests of passages and sentences (docs/decisions/0085-translation-memory.md). A record that was
 * met before is remembered at the next start.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_translation_memory (kind text NOT NULL, record integer NOT NULL, zh text NOT NULL, en text NOT NULL, PRIMARY KEY (kind, record, zh, en))`)
  await db.run(sql`CREATE INDEX portico_translation_memory_zh ON portico_translation_memory (zh)`)
  await db.run(sql`CREATE INDEX portico_translation_memory_en ON portico_translation_memory (en)`)
  await db.run(sql`ALTER TABLE portico_translations ADD COLUMN is_remembered integer NOT NULL DEFAULT 0`)
}
