import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Keys of changing calls with their answers (content/idempotency-keys.ts): a repeat is answered, not run again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_idempotency_keys (id text PRIMARY KEY NOT NULL, fingerprint text NOT NULL, answer text, at bigint NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_idempotency_keys_at ON portico_idempotency_keys (at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE portico_idempotency_keys`)
}
