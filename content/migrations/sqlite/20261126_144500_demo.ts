import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Which records are the demo company's (content/demo/), so that they can be taken away. Where it was loaded by an earlier
 * release, these are all that were made until the moment in the audit log: it was loaded into an empty database.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE portico_demo (kind text NOT NULL, record integer NOT NULL, stamp text NOT NULL, PRIMARY KEY (kind, record)) WITHOUT ROWID`)
  const loads = await db.run(sql`SELECT max(at) AS at FROM portico_audit WHERE action = 'load'`)
  const at = Number(loads.rows[0]?.at ?? 0)
  if (at === 0) return
  for (const { slug } of payload.config.collections) {
    const table = slug.replaceAll('-', '_')
    const known = await db.run(sql`SELECT 1 FROM pragma_table_info(${table}) WHERE name = 'created_at'`)
    if (known.rows.length === 0 || slug.startsWith('payload-')) continue
    await db.run(sql`INSERT INTO portico_demo (kind, record, stamp)
      SELECT ${slug}, id, CASE WHEN updated_at <= strftime('%Y-%m-%dT%H:%M:%fZ', ${at} / 1000.0, 'unixepoch') THEN updated_at ELSE '' END FROM ${sql.identifier(table)} WHERE created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', ${at} / 1000.0, 'unixepoch')`)
  }
}
