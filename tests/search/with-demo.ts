import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { rank } from '#portal/search/rank.ts'
import { makePostgresTemplate, templateDatabase } from '../setup/postgres.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { keepTemplate, prepareSqliteTemplate } from '../setup/template.ts'
import type { openOurs } from './our-engine.ts'

interface Asked {
  isOnPostgres?: boolean
  /** Another order of what the index found. */
  order?: typeof rank
}

/** Portico's search on a copy of the demo content, which is gone afterwards. */
export async function withDemo(
  run: (ours: Awaited<ReturnType<typeof openOurs>>) => Promise<void>,
  { isOnPostgres = false, order }: Asked = {},
): Promise<void> {
  const template = isOnPostgres ? await keepTemplate('postgres', makePostgresTemplate) : await prepareSqliteTemplate()
  const cluster = isOnPostgres ? await startCluster(join(template, 'cluster')) : undefined
  const folder = mkdtempSync(join(tmpdir(), 'portico-quality-'))
  try {
    if (!isOnPostgres) copyFileSync(join(template, 'portico.db'), join(folder, 'portico.db'))
    symlinkSync(join(template, 'media'), join(folder, 'media'))
    Object.assign(process.env, {
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: cluster?.urlOf(templateDatabase) ?? '',
      PORTICO_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'error',
    })
    const { openOurs: open } = await import('./our-engine.ts')
    const ours = await open(order)
    await run(ours)
    await ours.close()
  } finally {
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
