import type { Payload } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { openAsk } from '#content/search/ask.ts'
import { createAtomically } from '#content/transaction.ts'
import { tableOf } from '#content/uses/tables.ts'
import { meet, translatedKinds } from './note.ts'

/** Records that are met in one transaction: others write between two of them. */
const piece = 100

async function findUnmet(payload: Payload, source: string): Promise<number[]> {
  const ask = openAsk(payload)
  const isMet = 'SELECT 1 FROM portico_translations t WHERE t.kind = ?'
  if (!(source in payload.collections)) return (await ask(isMet, [source])).length > 0 ? [] : [globalRecord]
  const rows = await ask(
    `SELECT p.id FROM ${tableOf(source)} p WHERE NOT EXISTS (${isMet} AND t.record = p.id) ORDER BY p.id LIMIT ${piece}`,
    [source],
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * Meets every record that nothing is known of yet: after an update, and after a load. A record that somebody changes meanwhile
 * is met before its change.
 */
export async function meetAll(payload: Payload, stopping?: AbortSignal): Promise<void> {
  const atomically = createAtomically(payload)
  for (const source of translatedKinds(payload))
    for (let unmet = await findUnmet(payload, source); unmet.length > 0; unmet = await findUnmet(payload, source)) {
      if (stopping?.aborted) return
      await atomically(`translate ${source}`, (req) => meet(req, source, unmet))
    }
}
