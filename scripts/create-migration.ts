/**
 * `npm run migration -- NAME` writes, for both databases, the migration from the last state of the files to the
 * collections as they are. Look at what it wrote before you commit it.
 * With `--check` it writes nothing and fails when the collections have changed without a migration.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inheritVariables } from '#lib/env-variables.ts'

const kinds = ['sqlite', 'postgres'] as const
type Kind = (typeof kinds)[number]
const folderOf = (kind: Kind) => join(import.meta.dirname, '../content/migrations', kind)

const [name, kind] = process.argv.slice(2)
if (!name) {
  process.stderr.write('Usage: npm run migration -- NAME\n')
  process.exitCode = 2
} else if (kind === undefined) {
  // The database is chosen while the configuration loads, so each has a process of its own.
  const failed = kinds.filter((each) => runFor(each, name) !== 0)
  if (failed.length === 0 && name !== '--check') runFor('sqlite', '--schema')
  process.exitCode = failed.length > 0 ? 1 : 0
} else if (name === '--schema') {
  await writeWholeSchema()
} else {
  await createMigration(kind as Kind, name)
  process.exit(process.exitCode)
}

function runFor(each: Kind, title: string): number | null {
  const env = inheritVariables({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-migration-')),
    DATABASE_URL: each === 'postgres' ? 'postgres://nobody@localhost/nothing' : '',
  })
  return spawnSync(process.execPath, [import.meta.filename, title, each], { env, stdio: 'inherit' }).status
}

async function createMigration(each: Kind, title: string): Promise<void> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#content/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  const isCheck = title === '--check'
  const folder = isCheck ? mkdtempSync(join(tmpdir(), 'portico-migrations-')) : folderOf(each)
  if (isCheck) cpSync(folderOf(each), folder, { recursive: true })
  const before = readdirSync(folder)
  // An empty migration would end the process; it is made and looked at instead.
  payload.db.migrationDir = folder
  await payload.db.createMigration({ payload, migrationName: isCheck ? 'check' : title, forceAcceptWarning: true })
  rmSync(join(folder, 'index.ts'), { force: true })
  const written = readdirSync(folder).filter((file) => file.endsWith('.ts') && !before.includes(file))
  const changes = written.filter((file) => /sql`/.test(readFileSync(join(folder, file), 'utf8')))
  if (!isCheck) for (const file of written) tidy(join(folder, file))
  // Drizzle compares with the newest alone; each is 2 MB.
  const snapshots = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
  if (!isCheck) for (const file of snapshots.slice(0, -1)) rmSync(join(folder, file))
  else if (changes.length > 0) {
    process.stderr.write(
      `The collections have changed without a migration for ${each}. Run \`npm run migration -- NAME\`.\n`,
    )
    process.exitCode = 1
  }
}

/** The schema of SQLite for an empty database, as all migrations make it (`content/sqlite-schema.ts`). */
async function writeWholeSchema(): Promise<void> {
  const { getPayload } = await import('payload')
  const { migrate, readMigrations } = await import('#content/migrate.ts')
  const { sqliteClientOf } = await import('#content/sqlite-client.ts')
  const { writeSchema } = await import('#content/sqlite-schema.ts')
  const { default: config } = await import('#content/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const migrations = await readMigrations(folderOf('sqlite'))
  await migrate(payload, migrations)
  await writeSchema(folderOf('sqlite'), sqliteClientOf(payload), migrations.at(-1)?.name ?? '')
  process.exit()
}

/** Node runs the file as it is, so types are imported as types. */
function tidy(file: string): void {
  const source = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    source
      .replace(
        /^import \{ MigrateUpArgs, MigrateDownArgs, sql \}/m,
        'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
      )
      .replaceAll(/\{ db, payload, req \}/g, '{ db }')
      // Of a column that is added Drizzle forgets what becomes of it on SQLite; the record that it names could not be deleted.
      .replaceAll(/(ALTER TABLE \\`\w+_rels\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g, '$1 ON DELETE cascade;')
      .replaceAll(/(ALTER TABLE \\`\w+\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g, '$1 ON DELETE set null;'),
  )
}
