import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The long text is kept as it is: packing it took longer than writing it. Filled when the index is made anew, at the next start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await empty(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await empty(db)
}

async function empty(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`DELETE FROM portico_search_docs`)
  await db.run(sql`INSERT INTO portico_search_tokens (portico_search_tokens) VALUES ('delete-all')`)
  await db.run(sql`DELETE FROM portico_search_state`)
}
