import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The published side (content/published/): the public document of each record and global, what it is found by, what could
 * not be made, and how far each collection has come. A list that is filtered by one value is a stretch of the keys' own
 * order.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_published (collection text NOT NULL, record integer NOT NULL, sort text NOT NULL, shape text NOT NULL, head text NOT NULL, body text NOT NULL, PRIMARY KEY (collection, record))`)
  await db.run(sql`CREATE INDEX portico_published_sort ON portico_published (collection, sort, record)`)
  await db.run(sql`CREATE TABLE portico_published_keys (collection text NOT NULL, field text NOT NULL, value text NOT NULL, sort text NOT NULL, record integer NOT NULL, PRIMARY KEY (collection, field, value, sort, record)) WITHOUT ROWID`)
  await db.run(sql`CREATE INDEX portico_published_keys_record ON portico_published_keys (collection, record, field, value)`)
  await db.run(sql`CREATE TABLE portico_published_failures (collection text NOT NULL, record integer NOT NULL, reason text NOT NULL, PRIMARY KEY (collection, record))`)
  await db.run(sql`CREATE TABLE portico_published_state (collection text PRIMARY KEY NOT NULL, shape text NOT NULL, up_to integer)`)
}
