import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The log through which processes on one SQLite file learn what to purge; PostgreSQL has LISTEN/NOTIFY for it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_purge (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, tags text NOT NULL, at integer NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_purge`)
}
