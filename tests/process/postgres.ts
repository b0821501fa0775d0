import { join } from 'node:path'
import { makePostgresTemplate, templateDatabase } from '../setup/postgres.ts'
import { type Cluster, startCluster } from '../setup/postgres-cluster.ts'
import { keepTemplate } from '../setup/template.ts'

/** A PostgreSQL server of its own, with the demo pack in its database. */
export async function makePostgres({ isDurable = false } = {}): Promise<
  Pick<Cluster, 'crash' | 'pause' | 'resume' | 'stop'> & { url: string }
> {
  const folder = await keepTemplate('postgres', makePostgresTemplate)
  const cluster = await startCluster(join(folder, 'cluster'), isDurable)
  const { crash, pause, resume, stop, urlOf } = cluster
  return { url: urlOf(templateDatabase), crash, pause, resume, stop }
}
