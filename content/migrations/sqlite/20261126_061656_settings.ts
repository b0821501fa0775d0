import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Db = MigrateUpArgs['db']

/** Tables of the settings, and whether there is one for their languages already. */
const settings: [table: string, hasLanguages: boolean][] = [
  ['site', true],
  ['home', true],
  ['navigation', false],
  ['programme', true],
  ['compatibility', true],
  ['innovation', true],
  ['open_platform', false],
  ['teaching', true],
  ['about_page', true],
  ['careers_page', false],
  ['service_hours', false],
]

/** What a row cannot be without, draft or not. */
const needed = ['id', '_order', '_parent_id', '_locale', 'order', 'parent_id', 'path', 'created_at', 'updated_at']

interface Kept {
  name: string
  /** What makes the table, and its indexes. */
  made: string[]
}

/** The tables of the settings with their rows and versions, those that refer to others first. */
async function readTables(db: Db): Promise<Kept[]> {
  const { rows } = await db.run(sql`SELECT name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC`)
  const isOurs = (name: string) => settings.some(([own]) => new RegExp(`^(${own}|_${own}_v)(_|$)`).test(name))
  const tables = Map.groupBy(
    rows.filter(({ tbl_name: table }) => isOurs(String(table))),
    ({ tbl_name: table }) => String(table),
  )
  const left = [...tables].map(([name, all]): Kept => ({ name, made: all.map((each) => String(each.sql)) }))
  const ordered: Kept[] = []
  while (left.length > 0) {
    const refersTo = ({ name }: Kept) =>
      left.some((each) => each.name !== name && each.made[0]?.includes(`REFERENCES \`${name}\`(`))
    const next = left.findIndex((each) => !refersTo(each))
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}

/**
 * Drafts may leave out what is required. SQLite takes `NOT NULL` from no column, so the tables are made anew. Within a
 * transaction foreign keys stay on, and a table that is dropped takes the rows with it that refer to its own: so all rows are
 * kept aside, tables go before those that they refer to, and come back after them.
 */
async function allowEmpty(db: Db): Promise<void> {
  const run = (text: string) => db.run(sql.raw(text))
  const tables = await readTables(db)
  for (const { name } of tables) await run(`CREATE TEMP TABLE \`kept_${name}\` AS SELECT * FROM main.\`${name}\``)
  for (const { name } of tables) await run(`DROP TABLE main.\`${name}\``)
  for (const { made, name } of tables.toReversed()) {
    for (const each of made)
      await run(
        each.replaceAll(/^\s*`(\w+)` .*$/gm, (line, column: string) =>
          needed.includes(column) ? line : line.replace(' NOT NULL', ''),
        ),
      )
    await run(`INSERT INTO main.\`${name}\` SELECT * FROM temp.\`kept_${name}\``)
    await run(`DROP TABLE temp.\`kept_${name}\``)
  }
}

/** The status of each language. What is stored is what visitors see, in every language that it is stored in. */
async function addStatus(db: Db, of: { table: string; column: string; index: string; hasLanguages: boolean }) {
  const { column, hasLanguages, index, table } = of
  const languages = `${table}_locales`
  const run = (text: string) => db.run(sql.raw(text))
  if (hasLanguages) {
    await run(`ALTER TABLE \`${languages}\` ADD \`${column}\` text DEFAULT 'draft'`)
    await run(`UPDATE \`${languages}\` SET \`${column}\` = 'published'`)
  } else {
    await run(`CREATE TABLE \`${languages}\` (
  	\`${column}\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`${table}\`(\`id\`) ON UPDATE no action ON DELETE cascade
  )`)
    await run(
      `CREATE UNIQUE INDEX \`${languages}_locale_parent_id_unique\` ON \`${languages}\` (\`_locale\`,\`_parent_id\`)`,
    )
    for (const locale of ['zh', 'en'])
      await run(
        `INSERT INTO \`${languages}\` (\`${column}\`, \`_locale\`, \`_parent_id\`) SELECT 'published', '${locale}', id FROM \`${table}\``,
      )
  }
  await run(`CREATE INDEX \`${index}\` ON \`${languages}\` (\`${column}\`,\`_locale\`)`)
}

/** Which version is the latest, and what Payload notes beside it. */
async function addLatest(db: Db, table: string): Promise<void> {
  const run = (text: string) => db.run(sql.raw(text))
  for (const [column, type] of [
    ['snapshot', 'integer'],
    ['published_locale', 'text'],
    ['latest', 'integer'],
    ['autosave', 'integer'],
  ]) {
    await run(`ALTER TABLE \`${table}\` ADD \`${column}\` ${type}`)
    await run(`CREATE INDEX \`${table}_${column}_idx\` ON \`${table}\` (\`${column}\`)`)
  }
  await run(
    `UPDATE \`${table}\` SET \`latest\` = (id = (SELECT id FROM \`${table}\` ORDER BY \`updated_at\` DESC, id DESC LIMIT 1))`,
  )
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await allowEmpty(db)
  for (const [table, hasLanguages] of settings) {
    await addStatus(db, { table, column: '_status', index: `${table}__status_idx`, hasLanguages })
    const versions = `_${table}_v`
    const index = `${versions}_version_version__status_idx`
    await addStatus(db, { table: versions, column: 'version__status', index, hasLanguages })
    await addLatest(db, versions)
  }
}
