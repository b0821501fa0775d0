import type { Payload } from 'payload'
import { createIndexer } from '#portal/search/indexer.ts'

/** Brings the search index up to date, as the server's worker does. */
export async function indexAll(payload: Payload): Promise<void> {
  const indexer = createIndexer(payload)
  while ((await indexer.work()) > 0);
}
