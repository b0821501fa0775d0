import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Keys of changing calls with their answers (content/idempotency-keys.ts): a repeat is answered, not run again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_idempotency_keys (id text PRIMARY KEY NOT NULL, fingerprint text NOT NULL, answer text, at integer NOT NULL)`)
  await db.run(sql`CREATE INDEX portico_idempotency_keys_at ON portico_idempotency_keys (at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE portico_idempotency_keys`)
}
