import { expect, it } from 'vitest'
import { openAsk } from '#content/search/ask.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createIndexer } from './indexer.ts'

const test = useTestPortal()

it('indexes what waits, and the whole anew to the same', { timeout: 60_000 }, async () => {
  const ask = openAsk(test.payload)
  const indexer = createIndexer(test.payload)
  while ((await indexer.work()) > 0);
  const read = () => ask('SELECT id, title, summary, body, path, products, at FROM portico_search_docs ORDER BY id')
  const worked = await read()
  expect(worked.length).toBeGreaterThan(250)
  const started = performance.now()
  const done = await indexer.rebuild()
  console.log(done, performance.now() - started)
  expect(await read()).toEqual(worked)
})
