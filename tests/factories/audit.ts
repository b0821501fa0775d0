import type { Payload } from 'payload'
import type { AuditEntry } from '#content/audit/entry.ts'
import { readLog } from '#content/audit/read.ts'
import { openAsk } from '#content/search/ask.ts'

/** Reads what the audit log has since it was last asked, oldest first. */
export function followLog(payload: () => Payload): () => Promise<AuditEntry[]> {
  let seen: number | undefined
  return async () => {
    const entries = await readLog(openAsk(payload()), {}, { limit: 10_000 })
    const fresh = entries.filter(({ number }) => number > (seen ?? 0)).toReversed()
    seen = entries[0]?.number ?? 0
    return fresh
  }
}
