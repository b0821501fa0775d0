import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The audit log (content/audit/): one row for each entry, each with the digest of the one before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_audit (number bigint PRIMARY KEY NOT NULL, at bigint NOT NULL, action text NOT NULL, person bigint, name text NOT NULL, roles text NOT NULL, address text NOT NULL, kind text NOT NULL, record text NOT NULL, title text NOT NULL, language text NOT NULL, changes text NOT NULL, previous text NOT NULL, digest text NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_audit_person ON portico_audit (person, number)`)
  await db.execute(sql`CREATE INDEX portico_audit_action ON portico_audit (action, number)`)
  await db.execute(sql`CREATE INDEX portico_audit_record ON portico_audit (kind, record, number)`)
  await db.execute(sql`CREATE INDEX portico_audit_at ON portico_audit (at, number)`)
}
