import type { Payload } from 'payload'
import { pruneLog } from '#content/audit/prune.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import { startPolling, type Worker } from './polling.ts'

const hour = 60 * 60_000

/** Removes what the audit log no longer keeps, and tells the process's log each hour how far it reaches: a witness elsewhere. */
export const startAuditWorker = (payload: Payload, log: Log, { AUDIT_LOG_DAYS }: Pick<Env, 'AUDIT_LOG_DAYS'>): Worker =>
  startPolling(log, [
    {
      name: 'prune_audit_log',
      every: 24 * hour,
      isFirst: true,
      failure: 'the audit log cannot be pruned',
      work: async () => {
        await pruneLog(payload, AUDIT_LOG_DAYS)
      },
    },
    {
      name: 'tell_audit_end',
      every: hour,
      failure: 'the end of the audit log cannot be read',
      work: async () => {
        const [end] = await openAsk(payload)('SELECT number, digest FROM portico_audit ORDER BY number DESC LIMIT 1')
        if (end) log.info({ audit: Number(end.number), digest: end.digest }, 'the audit log reaches this entry')
      },
    },
  ])
