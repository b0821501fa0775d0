import type { Payload, PayloadRequest } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { openAsk } from '#content/search/ask.ts'
import { createAtomically } from '#content/transaction.ts'
import { tableOf } from '#content/uses/tables.ts'
import { noteMemory } from './memory.ts'
import { meet, translatedKinds } from './note.ts'
import { readTexts } from './read-texts.ts'
import { readTranslation } from './table.ts'

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

/** Those that were met before there was a memory of translations. */
async function findForgotten(payload: Payload, source: string): Promise<number[]> {
  const rows = await openAsk(payload)(
    `SELECT record FROM portico_translations WHERE kind = ? AND is_remembered = 0 ORDER BY record LIMIT ${piece}`,
    [source],
  )
  return rows.map(({ record }) => Number(record))
}

async function remember(req: PayloadRequest, source: string, records: readonly number[]): Promise<void> {
  const [ask, all] = [askWithin(req), await readTexts(req, source, records)]
  for (const record of records) {
    const [of, texts] = [{ source, record }, all.get(record)]
    const stored = await readTranslation(ask, of)
    if (texts && stored) await noteMemory(ask, of, texts, stored)
    await ask('UPDATE portico_translations SET is_remembered = 1 WHERE kind = ? AND record = ?', [source, record])
  }
}

/**
 * Meets every record that nothing is known of yet: after an update, and after a load. A record that somebody changes meanwhile
 * is met before its change.
 */
export async function meetAll(payload: Payload, stopping?: AbortSignal): Promise<void> {
  const atomically = createAtomically(payload)
  const steps = [
    { find: findUnmet, work: meet },
    { find: findForgotten, work: remember },
  ]
  for (const source of translatedKinds(payload))
    for (const { find, work } of steps)
      for (let some = await find(payload, source); some.length > 0; some = await find(payload, source)) {
        if (stopping?.aborted) return
        await atomically(`translate ${source}`, (req) => work(req, source, some))
      }
}
