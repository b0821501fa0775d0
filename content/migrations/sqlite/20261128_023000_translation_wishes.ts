import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Visitors who ask for a translation, each by a mark that leads back to nobody (docs/decisions/0020-help-votes.md), and who
 * of the staff translates a record.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_translation_wishes (kind text NOT NULL, record integer NOT NULL, language text NOT NULL, visitor text NOT NULL, at integer NOT NULL, PRIMARY KEY (kind, record, language, visitor))`)
  await db.run(sql`CREATE TABLE portico_translation_tasks (kind text NOT NULL, record integer NOT NULL, assignee integer NOT NULL, PRIMARY KEY (kind, record))`)
  await db.run(sql`CREATE INDEX portico_translation_tasks_assignee ON portico_translation_tasks (assignee, kind, record)`)
}
