import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which records are the demo company's (content/demo/), so that they can be taken away. Where it was loaded by an earlier
 * release, these are all that were made until the moment in the audit log: it was loaded into an empty database.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_demo (kind text NOT NULL, record bigint NOT NULL, stamp text NOT NULL, PRIMARY KEY (kind, record))`)
  const loads = await db.execute(sql`SELECT max(at) AS at FROM portico_audit WHERE action = 'load'`)
  const at = Number(loads.rows[0]?.at ?? 0)
  if (at === 0) return
  for (const { slug } of payload.config.collections) {
    const table = slug.replaceAll('-', '_')
    const known = await db.execute(sql`SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ${table} AND column_name = 'created_at'`)
    if (known.rows.length === 0 || slug.startsWith('payload-')) continue
    await db.execute(sql`INSERT INTO portico_demo (kind, record, stamp)
      SELECT ${slug}, id, CASE WHEN updated_at <= to_timestamp(${at} / 1000.0) THEN CAST(extract(epoch FROM updated_at) AS text) ELSE '' END FROM ${sql.identifier(table)} WHERE created_at <= to_timestamp(${at} / 1000.0)`)
  }
}
