import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How often the page of a record was visited on a day, in both languages together and with nothing about who did
 * (docs/decisions/0081-visits-of-pages.md).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_page_visits (kind text NOT NULL, record bigint NOT NULL, day integer NOT NULL, visits bigint NOT NULL, PRIMARY KEY (kind, record, day))`)
  await db.execute(sql`CREATE INDEX portico_page_visits_day ON portico_page_visits (day)`)
}
