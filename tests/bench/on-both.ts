import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { growthFlag, nodeFlags } from '#server/process/memory-settings.ts'
import { makePostgresTemplate, templateDatabase } from '../setup/postgres.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { keepTemplate, prepareSqliteTemplate } from '../setup/template.ts'

const databases = ['sqlite', 'postgres'] as const

function measure(script: string, dataDir: string, databaseUrl: string): void {
  // As `npm start` does it.
  const { status } = spawnSync(process.execPath, [...nodeFlags, growthFlag, join(import.meta.dirname, script)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      PORTICO_SECRET: 'x'.repeat(32),
    },
  })
  if (status !== 0) process.exitCode = 1
}

/**
 * Runs a script on a copy of the demo in each database, or in the one that the command line names: a process for each,
 * because the environment is read once.
 */
export async function measureOnBoth(script: string): Promise<void> {
  const [asked] = process.argv.slice(2)
  for (const database of databases.filter((each) => asked === undefined || each === asked)) {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    try {
      if (database === 'sqlite') {
        cpSync(join(await prepareSqliteTemplate(), 'portico.db'), join(folder, 'portico.db'))
        measure(script, folder, '')
      } else {
        const cluster = await startCluster(join(await keepTemplate('postgres', makePostgresTemplate), 'cluster'))
        try {
          measure(script, folder, cluster.urlOf(templateDatabase))
        } finally {
          await cluster.stop()
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
