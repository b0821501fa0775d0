/**
 * `npm run bench:search [sqlite|postgres]`: 100,000 records (`BENCH_RECORDS`) in both languages, made of what the demo
 * pack says; how fast the index is made and how large it is, and how long 20 clients wait who each ask once a second.
 * Everything runs on one core, the database too. Run it when nothing else runs.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../setup/postgres-cluster.ts'
import { makePostgresTemplate, templateDatabase } from '../setup/database.ts'
import { keepTemplate, prepareSqliteTemplate } from '../setup/template.ts'

const databases = ['sqlite', 'postgres'] as const
const [asked] = process.argv.slice(2)

function measure(dataDir: string, databaseUrl: string): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'search-figures.ts')], {
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

for (const database of databases.filter((each) => asked === undefined || each === asked)) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-search-'))
  try {
    if (database === 'sqlite') {
      cpSync(join(await prepareSqliteTemplate(), 'portico.db'), join(folder, 'portico.db'))
      measure(folder, '')
    } else {
      const cluster = await startCluster(join(await keepTemplate('postgres', makePostgresTemplate), 'cluster'))
      try {
        measure(folder, cluster.urlOf(templateDatabase))
      } finally {
        await cluster.stop()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
