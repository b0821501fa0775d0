import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres-cluster.ts'
import { fillDatabase, keepTemplate } from './template.ts'

export const templateDatabase = 'portico_template'

/** A cluster for the run with the template in it; each test file makes its database from that. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await keepTemplate('postgres', makePostgresTemplate)
  const cluster = await startCluster(join(folder, 'cluster'))
  project.provide('template', { folder, postgres: cluster.urlOf('NAME') })
  return () => cluster.stop()
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
