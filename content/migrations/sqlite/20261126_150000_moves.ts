import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Content that was brought in (content/move/): the name, the same everywhere, of each record that came from another
 * installation, and the import that is under way or was the last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_moved_records (collection text NOT NULL, record integer NOT NULL, uid text NOT NULL, PRIMARY KEY (collection, record)) WITHOUT ROWID`)
  await db.run(sql`CREATE UNIQUE INDEX portico_moved_records_uid ON portico_moved_records (collection, uid)`)
  await db.run(sql`CREATE TABLE portico_moves (name text PRIMARY KEY NOT NULL, run text NOT NULL, at integer NOT NULL)`)
}
