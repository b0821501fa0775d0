import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often somebody did what is limited (content/limit-counts.ts): guesses and mails, across processes and restarts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_limit_counts (id text PRIMARY KEY NOT NULL, count integer NOT NULL, ends_at bigint NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_limit_counts_ends_at ON portico_limit_counts (ends_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE portico_limit_counts`)
}
