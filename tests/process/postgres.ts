import { join } from 'node:path'
import { makePostgresTemplate, templateDatabase } from '../setup/database.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { keepTemplate } from '../setup/template.ts'

/** A PostgreSQL server of its own, with the demo pack in its database. */
export async function makePostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await keepTemplate('postgres', makePostgresTemplate)
  const cluster = await startCluster(join(folder, 'cluster'))
  return { url: cluster.urlOf(templateDatabase), stop: cluster.stop }
}
