import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKind, sqliteFile } from '#content/database.ts'
import { migrate, type Migration, readApplied, readMigrations } from '#content/migrate.ts'
import { env } from '#lib/env.ts'
import { closePayload, createEmptyDatabase, openPayload } from '../../tests/setup/portal.ts'
import { root } from '#server/builds/build.ts'
import { prepareDatabase } from './first-start.ts'

/** What another program, such as a backup, finds; its connection is opened and closed as `sqlite3` does it. */
function askElsewhere(statement: string): unknown {
  const program = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1])
    console.log(JSON.stringify(database.prepare(process.argv[2]).all()))
    database.close()`
  return JSON.parse(execFileSync(process.execPath, ['-e', program, sqliteFile(env), statement], { encoding: 'utf8' }))
}

describe.skipIf(databaseKind(env) !== 'sqlite')('an update of the embedded database', () => {
  let payload: Payload
  beforeAll(async () => {
    await createEmptyDatabase()
    payload = await openPayload()
  })
  afterAll(() => closePayload(payload))

  const write = (slug: string) =>
    payload.create({ collection: 'news-categories', locale: 'zh', data: { title: slug, slug } })
  const slugs = "SELECT slug FROM news_categories_locales WHERE slug LIKE 'kept-%' ORDER BY slug"

  it('copies it first, and what is written afterwards outlives a program that looks at it', async () => {
    const migrations = await readMigrations(join(root, 'content/migrations/sqlite'))
    await migrate(payload, migrations)
    const added: Migration = { name: '99990101_000000_added', up: () => Promise.resolve() }
    const before = await readApplied(payload)
    // Of an earlier update, and of one that was cut off.
    writeFileSync(`${sqliteFile(env)}.before-update`, 'an older copy')
    writeFileSync(`${sqliteFile(env)}.before-update.part`, 'half')
    const said: string[] = []
    await prepareDatabase(payload, env, (line) => void said.push(line), [...migrations, added])
    expect(said[0]).toContain('portico.db.before-update')
    expect(await readApplied(payload)).toEqual([...before, added.name])
    const copy = new DatabaseSync(`${sqliteFile(env)}.before-update`)
    expect(copy.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(copy.prepare('SELECT name FROM payload_migrations ORDER BY name').all()).toEqual(
      before.map((name) => ({ name })),
    )
    copy.close()
    expect(readdirSync(env.DATA_DIR).filter((name) => name.endsWith('.part'))).toEqual([])

    await write('kept-1')
    expect(askElsewhere(slugs)).toEqual([{ slug: 'kept-1' }])
    // Had this process lost its locks, the other one would have taken itself for the last and removed the log.
    expect(existsSync(`${sqliteFile(env)}-wal`)).toBe(true)
    await write('kept-2')
    expect(askElsewhere(slugs)).toEqual([{ slug: 'kept-1' }, { slug: 'kept-2' }])
  })
})
