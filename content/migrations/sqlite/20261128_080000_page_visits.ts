import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * How often the page of a record was visited on a day, in both languages together and with nothing about who did
 * (docs/decisions/0081-visits-of-pages.md).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_page_visits (kind text NOT NULL, record integer NOT NULL, day integer NOT NULL, visits integer NOT NULL, PRIMARY KEY (kind, record, day))`)
  await db.run(sql`CREATE INDEX portico_page_visits_day ON portico_page_visits (day)`)
}
