import { Counter, Gauge, type Registry } from 'prom-client'
import type { ProcessState } from './process-state.ts'

/** Tells of the process and of what it depends on. What is not known has no value. @returns takes the values of a scrape */
export function registerState(registry: Registry): (state: ProcessState) => void {
  const queues = registerQueues(registry)
  const database = registerDatabase(registry)
  const cdn = registerCdn(registry)
  const set = gauges(registry, {
    portico_purge_channel_up: 'Whether this process hears of changes; otherwise it may show pages that are out of date',
    portico_disk_free_bytes: 'Free space on the disk of the data folder',
    portico_disk_reserve_bytes: 'Below so much free space nothing is written any more',
    portico_disk_reserve_used: 'Whether free space is below the reserve, so that nothing is written',
    portico_backup_last_timestamp_seconds: 'When a backup was last made, since 1970; 0 is never',
    portico_backup_verified_timestamp_seconds: 'When a backup was last tried, since 1970; 0 is never',
    portico_draining: 'Whether the process has been told to stop and still answers',
  })
  return (state) => {
    queues(state)
    database(state)
    cdn(state)
    set({
      portico_purge_channel_up: Number(state.isPurgeHeard),
      portico_disk_free_bytes: state.disk.free,
      portico_disk_reserve_bytes: state.disk.reserve,
      portico_disk_reserve_used: Number(state.disk.isUsed),
      portico_backup_last_timestamp_seconds: secondsOf(state.backup.madeAt),
      portico_backup_verified_timestamp_seconds: secondsOf(state.backup.verifiedAt),
      portico_draining: Number(state.isDraining),
    })
  }
}

const secondsOf = (date: string | undefined) => (date === undefined ? 0 : Date.parse(date) / 1000)

/** Gauges without labels. @returns sets them; one whose value is undefined is left out of the scrape */
function gauges<Name extends string>(registry: Registry, helps: Record<Name, string>) {
  const names = Object.keys(helps) as Name[]
  const made = names.map((name) => [name, new Gauge({ name, help: helps[name], registers: [registry] })] as const)
  return (values: Record<Name, number | undefined>) => {
    for (const [name, gauge] of made) {
      const value = values[name]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }
}

function registerQueues(registry: Registry): (state: ProcessState) => void {
  const shared = { labelNames: ['queue'] as const, registers: [registry] }
  const length = new Gauge({ name: 'portico_queue_length', help: 'What waits in a queue', ...shared })
  const oldest = new Gauge({
    name: 'portico_queue_oldest_seconds',
    help: 'How long the oldest has waited in a queue that knows; 0 when it is empty',
    ...shared,
  })
  const setFailed = gauges(registry, {
    portico_mails_failed: 'Mails of the last 24 hours that were refused or ran out of time',
  })
  return ({ queues: read }) => {
    length.reset()
    oldest.reset()
    setFailed({ portico_mails_failed: read?.failedMails })
    for (const [queue, { length: waiting, oldest: since }] of Object.entries(read?.queues ?? {})) {
      length.set({ queue }, waiting)
      if (since !== undefined) oldest.set({ queue }, Math.max(0, (Date.now() - since) / 1000))
      else if (waiting === 0) oldest.set({ queue }, 0)
    }
  }
}

function registerCdn(registry: Registry): (state: ProcessState) => void {
  const purges = new Counter({
    name: 'portico_cdn_purges_total',
    help: 'Requests to the CDN to purge pages, by whether it said that it did',
    labelNames: ['result'] as const,
    registers: [registry],
  })
  const set = gauges(registry, {
    portico_cdn_purge_waiting: 'Keys that the CDN is still to purge',
    portico_cdn_purge_oldest_seconds: 'How long the oldest of them has waited; 0 when none does',
  })
  return ({ cdn }) => {
    purges.reset()
    if (cdn) {
      purges.inc({ result: 'sent' }, cdn.sent)
      purges.inc({ result: 'failed' }, cdn.failed)
    }
    set({
      portico_cdn_purge_waiting: cdn?.waiting,
      portico_cdn_purge_oldest_seconds: cdn && (cdn.oldest === undefined ? 0 : (Date.now() - cdn.oldest) / 1000),
    })
  }
}

function registerDatabase(registry: Registry): (state: ProcessState) => void {
  const registers = [registry]
  const set = gauges(registry, {
    portico_database_up: 'Whether the database answered this scrape in time',
    portico_database_answer_seconds: 'How long it took to say what waits',
    portico_sqlite_turns_waiting: 'Writes that wait for their turn in this process',
  })
  const connections = new Gauge({
    name: 'portico_database_connections',
    help: 'Connections of the pool to PostgreSQL that are busy and idle, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
  })
  const taken = new Counter({ name: 'portico_sqlite_turns_total', help: 'Writes that had their turn', registers })
  const waited = new Counter({
    name: 'portico_sqlite_turn_wait_seconds_total',
    help: 'How long all writes waited for their turn together',
    registers,
  })
  return ({ answeredIn, pool, queues, turns }) => {
    set({
      portico_database_up: Number(queues !== undefined),
      portico_database_answer_seconds: answeredIn,
      portico_sqlite_turns_waiting: turns?.waiting,
    })
    if (pool) {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    }
    for (const counter of [taken, waited]) counter.reset()
    taken.inc(turns?.taken ?? 0)
    waited.inc(turns?.seconds ?? 0)
  }
}
