import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closePayload, createEmptyDatabase, openPayload } from '../../tests/setup/portal.ts'
import { databaseKind, sqliteFile } from '#content/database.ts'
import { migrate, readMigrations } from '#content/migrate.ts'
import { env } from '#lib/env.ts'

let payload: Payload
beforeEach(async () => {
  await createEmptyDatabase()
  // A file has one database, and each of these tests wants its own.
  for (const end of ['', '-wal', '-shm']) rmSync(`${sqliteFile(env)}${end}`, { force: true })
  payload = await openPayload()
})
afterEach(() => closePayload(payload))

async function ask(text: string): Promise<unknown[]> {
  const { drizzle } = payload.db as unknown as {
    drizzle: Record<'run' | 'execute', (query: unknown) => Promise<{ rows: unknown[] }>>
  }
  return (await drizzle[databaseKind(env) === 'sqlite' ? 'run' : 'execute'](sql.raw(text))).rows
}

const sphere = { mark: 'armillary', hero: 'armillary', type: 'instrument', corner: 'slight' }

// Every migration runs, from the first on.
it.each([
  ['the demo keeps the sphere as its mark', 'Armilla', [expect.objectContaining(sphere)]],
  ['another company has its name', 'qinghe', []],
])('27: of the sites that there were %s', { timeout: 120_000 }, async (_what, slug, expected) => {
  const migrations = await readMigrations(join(import.meta.dirname, '../migrations', databaseKind(env)))
  const own = migrations.findIndex(({ name }) => name.endsWith('_brand'))
  expect(own).toBeGreaterThan(0)
  await migrate(payload, migrations.slice(0, own))
  await ask(`INSERT INTO site (slug) VALUES ('${slug}')`)
  await migrate(payload, migrations)
  expect(await ask('SELECT mark, hero, type, corner FROM brand')).toEqual(expected)
})
