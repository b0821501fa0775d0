/** Run by template.ts: migrations and the demo pack into the database of the environment. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { databaseKind } from '#content/database.ts'
import { migrate, readMigrations } from '#content/migrate.ts'
import { readSchema } from '#content/sqlite-schema.ts'
import { loadDemo } from '#demo/load.ts'
import { env } from '#lib/env.ts'
import { createIndexer } from '#portal/search/indexer.ts'
import { indexAll } from './search-index.ts'
import { demoPassword, root } from './template.ts'

mkdirSync(join(env.DATA_DIR, 'media'), { recursive: true })
const { default: config } = await import('#content/payload.config.ts')
const payload = await getPayload({ config })
const migrations = join(root, 'content/migrations', databaseKind(env))
await migrate(payload, await readMigrations(migrations), { schema: await readSchema(migrations) })
await loadDemo(payload, { password: demoPassword })
// With the index as a server leaves it that has run for a while; otherwise each one under test would make it by itself.
await createIndexer(payload).prepare()
await indexAll(payload)
// One file is copied afterwards; closing brings what is in SQLite's log into it.
await payload.destroy()
process.exit(0)
