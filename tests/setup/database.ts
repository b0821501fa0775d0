import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster, type Cluster } from './postgres-cluster.ts'
import { fillDatabase, keepTemplate, prepareSqliteTemplate } from './template.ts'

/** What a test file needs to make its own copy of the template. */
export interface Template {
  /** Data folder with `media`, and with `portico.db` on SQLite. */
  folder: string
  /** Folder for everything that this run writes. */
  runFolder: string
  /** Set on PostgreSQL: address of a database, with `NAME` where its name goes. */
  postgres: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

export const templateDatabase = 'portico_template'

/** One template of migrations and demo pack for the run; each test file copies it, so none sees another's changes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'portico-units-'))
  const remove = () => rmSync(runFolder, { recursive: true, force: true })
  // A run that is cut off has no teardown.
  process.once('exit', remove)
  let cluster: Cluster | undefined
  try {
    if (process.env.TEST_DATABASE === 'postgres') {
      const folder = await keepTemplate('postgres', makePostgresTemplate)
      cluster = await startCluster(join(folder, 'cluster'))
      project.provide('template', { folder, runFolder, postgres: cluster.urlOf('NAME') })
    } else {
      project.provide('template', { folder: await prepareSqliteTemplate(), runFolder, postgres: undefined })
    }
  } catch (error) {
    await cluster?.stop()
    throw error
  }
  return async () => {
    await cluster?.stop()
    process.off('exit', remove)
    remove()
  }
}

/** Fills a database once and keeps the whole cluster's files: starting from a copy of them takes a second. */
export async function makePostgresTemplate(folder: string): Promise<void> {
  const cluster = await startCluster()
  try {
    const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
    await client.connect()
    await client.query(`CREATE DATABASE ${templateDatabase}`)
    await client.end()
    const dataFolder = mkdtempSync(join(tmpdir(), 'portico-fill-'))
    fillDatabase(dataFolder, cluster.urlOf(templateDatabase))
    mkdirSync(folder, { recursive: true })
    for (const name of ['media', 'downloads']) cpSync(join(dataFolder, name), join(folder, name), { recursive: true })
    rmSync(dataFolder, { recursive: true, force: true })
    await cluster.pause()
    execFileSync('cp', ['-a', cluster.dataFolder, join(folder, 'cluster')])
  } finally {
    await cluster.stop()
  }
}
