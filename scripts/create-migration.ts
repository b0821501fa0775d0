/**
 * `npm run migration -- name`: writes the migration from the last state of the files to the collections as they are,
 * for both databases. Look at what it wrote before you commit it.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'

const kind = process.argv[2]
const name = process.argv[3]
if ((kind !== 'sqlite' && kind !== 'postgres') || !name) {
  process.stderr.write('Usage: create-migration sqlite|postgres NAME\n')
  process.exit(2)
}
const { default: config } = await import('#content/payload.config.ts')
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })

// Node runs the files as they are: types are imported as types, and there is no index, the folder itself is the list.
const folder = join(import.meta.dirname, '../content/migrations', kind)
rmSync(join(folder, 'index.ts'), { force: true })
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
  const source = readFileSync(join(folder, file), 'utf8')
  const fixed = source
    .replace(
      /^import \{ MigrateUpArgs, MigrateDownArgs, sql \}/m,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll(/\{ db, payload, req \}/g, '{ db }')
  writeFileSync(join(folder, file), fixed)
}
process.exit(0)
