import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Row = Record<string, string>

/**
 * Relations that were added to a table after it was made came without `ON DELETE` (drizzle-kit leaves the clause out of
 * `ALTER TABLE … ADD`): what they named could not be deleted. SQLite changes no constraint, so each column is made anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const read = async (query: ReturnType<typeof sql>) => (await db.run(query)).rows as unknown as Row[]
  const write = (text: string) => db.run(sql.raw(text))
  const relations = await read(sql`SELECT t.name AS "table", k."from" AS "column", k."table" AS target
    FROM sqlite_schema t, pragma_foreign_key_list(t.name) k
    WHERE t.type = 'table' AND t.sql LIKE '%REFERENCES %' AND k.on_delete = 'NO ACTION'`)
  for (const { column = '', table = '', target = '' } of relations) {
    const indexes = await read(sql`SELECT i.name, i.sql FROM sqlite_schema i, pragma_index_info(i.name) c
      WHERE i.type = 'index' AND i.tbl_name = ${table} AND c.name = ${column}`)
    // A row that only says what belongs together goes with either end of it, as in the tables that were made whole.
    const rule = table.endsWith('_rels') ? 'cascade' : 'set null'
    for (const { name } of indexes) await write(`DROP INDEX \`${name}\``)
    await write(`ALTER TABLE \`${table}\` RENAME COLUMN \`${column}\` TO \`__old\``)
    await write(`ALTER TABLE \`${table}\` ADD \`${column}\` integer REFERENCES \`${target}\`(id) ON UPDATE no action ON DELETE ${rule}`)
    await write(`UPDATE \`${table}\` SET \`${column}\` = \`__old\``)
    await write(`ALTER TABLE \`${table}\` DROP COLUMN \`__old\``)
    for (const index of indexes) await write(index.sql ?? '')
  }
}

/** What was wrong stays mended: nothing older relies on it. */
export async function down(_: MigrateDownArgs): Promise<void> {}
