import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseKind, sqliteFile } from '#content/database.ts'
import { env } from '#lib/env.ts'
import { inheritVariables } from '#lib/env-variables.ts'
import { closePayload, createEmptyDatabase, createOtherDatabase, openPayload } from '../tests/setup/portal.ts'
import { migrate, type Migration, MigrationError, readApplied, readMigrations } from './migrate.ts'
import { openSqlite, sqliteClientOf } from './sqlite-client.ts'
import { describeSchema } from './sqlite-schema.ts'

const kind = databaseKind(env)
const folder = join(import.meta.dirname, 'migrations', kind)
/** What an empty database of SQLite gets at once. */
const written = readFileSync(join(import.meta.dirname, 'migrations/sqlite/schema.sql'), 'utf8')

let payload: Payload
let migrations: Migration[]
beforeAll(async () => {
  await createEmptyDatabase()
  payload = await openPayload()
  migrations = await readMigrations(folder)
})
afterAll(() => closePayload(payload))

interface Runner {
  run?: (query: unknown) => Promise<{ rows: unknown[] }>
  execute?: (query: unknown) => Promise<{ rows: unknown[] }>
}
/** Asks the database itself; the two adapters name it differently. */
async function ask(db: unknown, text: string): Promise<unknown[]> {
  const runner = db as Runner
  const query = sql.raw(text)
  return ((await (runner.run?.(query) ?? runner.execute?.(query))) ?? { rows: [] }).rows
}
const names = () => migrations.map(({ name }) => name)
const drizzle = () => (payload.db as unknown as { drizzle: unknown }).drizzle
const isTable = async (name: string) =>
  await ask(drizzle(), `select * from ${name}`).then(
    () => true,
    () => false,
  )

describe('migrations of the release', () => {
  // All of them, of which SQLite reads the whole schema anew with each column that is added: ten seconds of a core.
  it('run in the order of their names, once, and are written down', { timeout: 120_000 }, async () => {
    const backup = vi.fn<() => Promise<void>>(() => Promise.resolve())
    expect(await readApplied(payload)).toEqual([])
    expect(await migrate(payload, migrations, { beforeChange: backup })).toEqual(names())
    expect(backup).not.toHaveBeenCalled()
    expect(await readApplied(payload)).toEqual(names())
    expect(await migrate(payload, migrations, { beforeChange: backup })).toEqual([])
    expect(backup).not.toHaveBeenCalled()
    expect((await payload.count({ collection: 'news' })).totalDocs).toBe(0)
    if (kind === 'sqlite') expect(await describeSchema(sqliteClientOf(payload), names().at(-1) ?? '')).toBe(written)
  })

  it('a new one runs after a backup', async () => {
    const order: string[] = []
    const added: Migration = {
      name: '99990101_000000_added',
      up: async ({ db }) => void (order.push('up'), await ask(db, 'create table added (n integer)')),
    }
    const backup = () => Promise.resolve(void order.push('backup'))
    expect(await migrate(payload, [...migrations, added], { beforeChange: backup })).toEqual([added.name])
    expect(order).toEqual(['backup', 'up'])
    expect(await isTable('added')).toBe(true)
    await payload.delete({ collection: 'payload-migrations', where: { name: { equals: added.name } } })
  })
})

describe('when something is wrong', () => {
  it('a database of a newer release is refused with clear words, and nothing is changed', async () => {
    await payload.create({ collection: 'payload-migrations', data: { name: '99990102_000000_newer', batch: 1 } })
    const backup = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const pending = { name: '99990103_000000_pending', up: vi.fn<() => Promise<void>>(() => Promise.resolve()) }
    await expect(migrate(payload, [...migrations, pending], { beforeChange: backup })).rejects.toThrow(
      /newer release.*99990102_000000_newer.*Nothing was changed/s,
    )
    expect(pending.up).not.toHaveBeenCalled()
    expect(backup).not.toHaveBeenCalled()
    await payload.delete({ collection: 'payload-migrations', where: { name: { equals: '99990102_000000_newer' } } })
  })

  it('a database from before the first release is told from a newer one, and nothing is changed', async () => {
    const name = '20260101_000000_sketch'
    await payload.create({ collection: 'payload-migrations', data: { name, batch: 1 } })
    await expect(migrate(payload, migrations)).rejects.toThrow(/before the first release.*Nothing was changed/s)
    await payload.delete({ collection: 'payload-migrations', where: { name: { equals: name } } })
  })

  it('a migration that fails half way leaves the database as it was, and those before it stay', async () => {
    const good: Migration = {
      name: '99990201_000000_good',
      up: async ({ db }) => void (await ask(db, 'create table good (n integer)')),
    }
    const bad: Migration = {
      name: '99990202_000000_bad',
      up: async ({ db }) => {
        await ask(db, 'create table half (n integer)')
        await ask(db, 'insert into half values (1)')
        throw new Error('power cut')
      },
    }
    const failure = await migrate(payload, [...migrations, good, bad]).catch(
      (error: unknown) => error as MigrationError,
    )
    expect(failure).toBeInstanceOf(MigrationError)
    expect(failure).toMatchObject({
      message: expect.stringMatching(/99990202_000000_bad failed and was undone/) as string,
      cause: { message: 'power cut' },
    })
    expect(await readApplied(payload)).toEqual([...names(), good.name])
    expect(await isTable('good')).toBe(true)
    expect(await isTable('half')).toBe(false)
    // Once mended it goes on from there.
    const mended: Migration = {
      name: bad.name,
      up: async ({ db }) => void (await ask(db, 'create table half (n integer)')),
    }
    expect(await migrate(payload, [...migrations, good, mended])).toEqual([bad.name])
    await payload.delete({ collection: 'payload-migrations', where: { name: { in: [good.name, bad.name] } } })
  })

  it.each([
    ['20300101_000000_damaged.ts', 'export const up = 7', /20300101_000000_damaged\.ts is damaged.*Restore it/],
    ['20300101_000000_cut.ts', 'export async function up(', /20300101_000000_cut\.ts cannot be read.*Restore it/],
    ['20300101_000000_empty.ts', '', /20300101_000000_empty\.ts is damaged/],
  ])('a damaged file (%s) is named with the mend', async (file, text, message) => {
    const broken = mkdtempSync(join(env.DATA_DIR, 'migrations-'))
    writeFileSync(join(broken, file), text)
    await expect(readMigrations(broken)).rejects.toThrow(message)
  })

  it('other files of the folder are no migrations', async () => {
    const mixed = mkdtempSync(join(env.DATA_DIR, 'migrations-'))
    for (const file of ['index.ts', '20300101_000000_x.json', 'notes.md']) writeFileSync(join(mixed, file), '')
    mkdirSync(join(mixed, 'old'))
    expect(await readMigrations(mixed)).toEqual([])
  })
})

/** Prepares an empty database in a process of its own, as a start does. @returns what it applied */
async function migrateElsewhere(environment: { DATA_DIR: string; DATABASE_URL: string }): Promise<string[]> {
  const script = `
    const { getPayload } = await import('payload')
    const { default: config } = await import('#content/payload.config.ts')
    const { migrate, readMigrations } = await import('#content/migrate.ts')
    const { readSchema } = await import('#content/sqlite-schema.ts')
    const payload = await getPayload({ config })
    const [, folder] = process.argv
    const applied = await migrate(payload, await readMigrations(folder), { schema: await readSchema(folder) })
    process.stdout.write(JSON.stringify(applied))
    await payload.destroy()
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    cwd: join(import.meta.dirname, '..'),
    env: inheritVariables(environment),
  })
  const output: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (output[name] += chunk.toString('utf8')))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(output.stderr)
  return JSON.parse(output.stdout) as string[]
}

it('two processes that start at once apply each migration once', { timeout: 90_000 }, async () => {
  const environment = await createOtherDatabase()
  const applied = await Promise.all([migrateElsewhere(environment), migrateElsewhere(environment)])
  // Which of them applied it does not matter; each reports what it found pending.
  expect(new Set(applied.flat())).toEqual(new Set(names()))
  expect(await migrateElsewhere(environment)).toEqual([])
  if (kind !== 'sqlite') return
  const client = await openSqlite(sqliteFile(environment))
  const { rows } = await client.execute('SELECT name FROM payload_migrations ORDER BY name')
  expect(rows.map(({ name }) => name)).toEqual(names())
  expect(await describeSchema(client, names().at(-1) ?? '')).toBe(written)
  client.close()
})
