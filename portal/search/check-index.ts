import type { Payload } from 'payload'
import { openAsk, type Row } from '#content/search/ask.ts'
import { unpackBody } from '#content/search/documents.ts'
import { searchKinds } from './kinds.ts'
import { readDocuments } from './read-document.ts'
import { readRecords } from './read-records.ts'

interface Checked {
  documents: number
  /** Records whose change is not indexed yet; they are no differences. */
  waiting: number
  differences: string[]
}

const batch = 200

/** Compares the index with the content, document by document. */
export async function checkIndex(payload: Payload): Promise<Checked> {
  const ask = openAsk(payload)
  const queue = await ask('SELECT DISTINCT kind, record FROM portico_search_queue')
  const waiting = new Set(queue.map(({ kind, record }) => `${String(kind)} ${String(record)}`))
  const rows = await ask('SELECT id, kind, record, title, summary, body, path FROM portico_search_docs')
  const indexed = new Map<number, Row>(rows.map((row) => [Number(row.id), { ...row, body: unpackBody(row.body) }]))
  const differences: string[] = []
  for (const kind of searchKinds) {
    for (let last = 0; ;) {
      const records = await readRecords(payload, kind, { after: last }, batch)
      if (records.length === 0) break
      for (const document of records.flatMap((record) => readDocuments(kind, record))) {
        const row = indexed.get(document.id)
        indexed.delete(document.id)
        if (waiting.has(`${document.kind} ${document.record}`)) continue
        const name = `${document.kind} ${document.record} (${document.locale})`
        if (row === undefined) differences.push(`${name}: missing`)
        else if ((['title', 'summary', 'body', 'path'] as const).some((field) => row[field] !== document[field]))
          differences.push(`${name}: out of date`)
      }
      last = Number(records.at(-1)?.id)
    }
  }
  for (const { kind, record } of indexed.values())
    if (!waiting.has(`${String(kind)} ${String(record)}`))
      differences.push(`${String(kind)} ${String(record)}: no longer published`)
  return { documents: rows.length, waiting: waiting.size, differences }
}
