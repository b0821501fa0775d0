import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Content that was brought in (content/move/): the name, the same everywhere, of each record that came from another
 * installation, and the import that is under way or was the last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_moved_records (collection text NOT NULL, record bigint NOT NULL, uid text NOT NULL, PRIMARY KEY (collection, record))`)
  await db.execute(sql`CREATE UNIQUE INDEX portico_moved_records_uid ON portico_moved_records (collection, uid)`)
  await db.execute(sql`CREATE TABLE portico_moves (name text PRIMARY KEY NOT NULL, run text NOT NULL, at bigint NOT NULL)`)
}
