import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { makeDataFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'
import { makePostgres } from '../process/postgres.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { drill, runCommand, useFolders } from './drill.ts'

const newFolder = useFolders()

describe('a machine that is lost', { timeout: 600_000 }, () => {
  test.skipIf(findPostgres() === undefined)('on PostgreSQL comes back on another database', async () => {
    const postgres = await makePostgres()
    const client = new pg.Client({ connectionString: postgres.url.replace('portico_template', 'postgres') })
    await client.connect()
    try {
      const other = postgres.url.replace('portico_template', 'restored')
      await client.query('CREATE DATABASE restored')
      const here = { dataDir: await makeDataFolder(), env: { DATABASE_URL: postgres.url } }
      const there = { dataDir: join(await newFolder(), 'data'), env: { DATABASE_URL: other } }
      const file = join(await newFolder(), 'backup.tar')
      await drill(file, here, there, async () => {
        await rm(here.dataDir, { recursive: true })
        await client.query('DROP DATABASE portico_template WITH (FORCE)')
      })
      const { rows } = await client.query("SELECT 1 FROM pg_database WHERE datname LIKE 'portico_verify%'")
      expect(rows).toEqual([])

      const refused = await runCommand('restore', [file], { ...there, dataDir: join(await newFolder(), 'data') })
      expect(refused.output).toMatch(/The database of DATABASE_URL is not empty/)
      const replaced = await runCommand('restore', ['--replace', file], there)
      expect(replaced.code, replaced.output).toBe(0)
      expect(replaced.output).toMatch(/What was there before is in the schema replaced_\d{14}/)
      const twice = join(await newFolder(), 'second.tar')
      expect((await runCommand('backup', [twice], there)).code).toBe(0)
      const checked = await runCommand('backup-verify', [twice], there)
      expect(checked.output).toMatch(/This backup is whole\.\n$/)
      await (await startPortico(there)).stop()
    } finally {
      await client.end()
      await postgres.stop()
    }
  })
})
