import type { Payload, PayloadRequest } from 'payload'
import { createAtomically } from '#content/transaction.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { noteDeed, takeEnd } from './append.ts'
import { type Change, readChanges } from './entry.ts'

const day = 24 * 60 * 60_000

/**
 * Removes the entries that are older than so many days. Where they ended is an entry itself: the one before the first
 * that is left, by number and digest. So it cannot be forged without the entries that follow.
 * @returns how many were removed
 */
export async function pruneLog(payload: Payload, days: number, now = Date.now()): Promise<number> {
  // By number: a clock that was set back leaves entries of an earlier time behind later ones. The newest one stays,
  // whatever its age: the log goes on from there.
  const findLast = async (req: PayloadRequest) => {
    const [last] = await askWithin(req)(
      `SELECT number, digest FROM portico_audit WHERE number < coalesce(
         (SELECT min(number) FROM portico_audit WHERE at >= ?), (SELECT max(number) FROM portico_audit)
       ) ORDER BY number DESC LIMIT 1`,
      [now - days * day],
    )
    return last
  }
  return createAtomically(payload)('prune audit', async (req) => {
    await takeEnd(req)
    const last = await findLast(req)
    if (last === undefined) return 0
    const ask = askWithin(req)
    const [counted] = await ask('SELECT count(*) AS n FROM portico_audit WHERE number <= ?', [Number(last.number)])
    await ask('DELETE FROM portico_audit WHERE number <= ?', [Number(last.number)])
    const changes: Change[] = [
      { field: 'number', after: String(last.number) },
      { field: 'digest', after: String(last.digest) },
    ]
    await noteDeed(req, { action: 'prune', changes })
    return Number(counted?.n)
  })
}

/** Where a pruned log goes on, from what its newest pruning wrote. */
export function anchorOf(changes: unknown): { number: number; digest: string } | undefined {
  if (typeof changes !== 'string') return undefined
  const values = new Map(readChanges(changes).map(({ after, field }) => [field, after]))
  return { number: Number(values.get('number')), digest: values.get('digest') ?? '' }
}
