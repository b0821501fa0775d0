import type { PayloadRequest } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { dependents } from '#content/hooks/search.ts'
import { rewriteDocuments } from '#content/published/write.ts'
import { publishPurge } from '#content/purge-channel.ts'
import { insertRows } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { globalNumbers, partKind } from '#content/search/page-parts.ts'
import { noteTranslation } from '#content/translate/note.ts'
import { tableOf } from '#content/uses/tables.ts'
import type { Written } from './write-records.ts'

/** What hooks would do after each record, done once, in the transaction of the import. */
export async function followUp(
  req: PayloadRequest,
  { changed, globals, records }: Written,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const ask = askWithin(req)
  const total = [...records.values()].reduce((sum, all) => sum + all.length, 0)
  let done = 0
  for (const [collection, numbers] of records) {
    await rewriteDocuments(req, collection, numbers, (by) => onProgress?.((done += by), total))
    for (const record of numbers) await noteTranslation(req, { source: collection, record })
    await insertRows(
      ask,
      'portico_search_queue (kind, record)',
      numbers.map((number) => [collection, number]),
    )
  }
  for (const slug of globals) {
    await rewriteDocuments(req, slug, [globalRecord])
    await noteTranslation(req, { source: slug, record: globalRecord })
    const number = globalNumbers[slug]
    if (number !== undefined)
      await ask('INSERT INTO portico_search_queue (kind, record) VALUES (?, ?)', [partKind, number])
  }
  const kinds = new Set([...changed].flatMap((each) => dependents[each] ?? []).map(({ kind }) => kind))
  for (const kind of kinds)
    await ask(`INSERT INTO portico_search_queue (kind, record) SELECT CAST(? AS text), id FROM ${tableOf(kind)}`, [
      kind,
    ])
  if (total + globals.length > 0) await publishPurge(req, ['*'])
}
