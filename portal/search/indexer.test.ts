import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { openAsk } from '#content/search/ask.ts'
import { idsOfKind } from '#content/search/documents.ts'
import { openIndex } from '#content/search/index.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { startAnalysis } from './analysis.ts'
import { checkIndex } from './check-index.ts'
import { createIndexer } from './indexer.ts'
import { kindOf } from './kinds.ts'
import { readRecords } from './read-records.ts'
import { readDocuments } from './read-document.ts'

const test = useTestPortal()

it('indexes what waits, and the whole anew to the same', { timeout: 60_000 }, async () => {
  const ask = openAsk(test.payload)
  const indexer = createIndexer(test.payload)
  await ask('INSERT INTO portico_search_queue (kind, record) SELECT DISTINCT kind, record FROM portico_search_docs')
  await ask('DELETE FROM portico_search_docs')
  while ((await indexer.work()) > 0);
  const read = () => ask('SELECT id, title, summary, body, path, products, at FROM portico_search_docs ORDER BY id')
  const worked = await read()
  expect(worked.length).toBeGreaterThan(250)
  const steps: number[] = []
  expect(await indexer.rebuild((done) => steps.push(done))).toBe(steps.at(-1))
  expect(await read()).toEqual(worked)
})

it('texts are parted by the taught words, whatever was asked before', { timeout: 60_000 }, async () => {
  const { ask, engine } = openIndex(test.payload)
  const count = async (word: string) =>
    (await engine.match(ask, { wanted: [[[word]]], mode: 'all', filters: {}, limit: 5 })).length
  const teach = (word: string) =>
    test.payload.create({ collection: 'search-synonyms', data: { words: `${word}\nzorbwindow` } })
  const publish = (word: string) => makeRecord(test.payload, 'news', { zh: 'published' }, { title: `发布${word}功能` })
  await teach('赭色许可天窗')
  await publish('赭色许可天窗')
  await publish('靛蓝许可天窗')
  await indexAll(test.payload)
  expect([await count('赭色许可天窗'), await count('靛蓝许可天窗')]).toEqual([1, 0])
  await teach('靛蓝许可天窗')
  expect(await createIndexer(test.payload).rebuild()).toBeGreaterThan(250)
  expect(await count('靛蓝许可天窗')).toBe(1)
})

type Find = typeof test.payload.find

/** The content, with something that happens to what is read of it. */
function meddleWith(meddle: (found: Awaited<ReturnType<Find>>, collection: string) => Promise<void>): Payload {
  const find = async (asked: Parameters<Find>[0]) => {
    const found = await test.payload.find(asked)
    await meddle(found, asked.collection)
    return found
  }
  return new Proxy(test.payload, {
    get: (target, name) => (name === 'find' ? find : (Reflect.get(target, name) as unknown)),
  })
}

it(
  'what is changed and indexed after it was read to make the whole anew stays changed',
  { timeout: 60_000 },
  async () => {
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' }, { title: '改动之前的标题' })
    let isChanged = false
    const payload = meddleWith(async ({ docs }, collection) => {
      // The last of all is read alone, to know its number.
      if (isChanged || collection !== 'news' || docs.length < 2) return
      isChanged = true
      await test.payload.update({ collection: 'news', id, locale: 'zh', data: { title: '改动之后的标题' } })
      await indexAll(test.payload)
    })
    await createIndexer(payload).rebuild()
    expect(isChanged).toBe(true)
    const ask = openAsk(test.payload)
    expect(await ask("SELECT title FROM portico_search_docs WHERE kind = 'news' AND record = ?", [id])).toEqual([
      { title: '改动之后的标题' },
    ])
  },
)

it(
  'a fault in the analysis ends the making of the whole, and the next start begins it anew',
  { timeout: 60_000 },
  async () => {
    const root = { children: [] as unknown[] }
    root.children.push(root)
    const payload = meddleWith(async ({ docs }, collection) => {
      if (collection === 'news') for (const doc of docs) Object.assign(doc, { body: { zh: { root } } })
    })
    await expect(createIndexer(payload).rebuild()).rejects.toThrow(/call stack/)
    await createIndexer(test.payload).prepare()
    expect((await checkIndex(test.payload)).differences).toEqual([])
  },
)

it('an analysis that has ended refuses what it is asked, and nobody waits for it', async () => {
  const analysis = startAnalysis(false)
  await analysis.end()
  await expect(analysis.words()).rejects.toThrow('ended')
})

it('the whole may be written in more pieces than the database keeps apart', { timeout: 60_000 }, async () => {
  const { ask, engine } = openIndex(test.payload)
  const [from] = idsOfKind(99)
  const [document] = readDocuments(
    kindOf('products')!,
    (await readRecords(test.payload, kindOf('products')!, { after: 0 }, 1))[0]!,
  )
  await engine.prepare(ask)
  for (let number = 0; number < 2100; number += 1)
    await engine.write(ask, [engine.rowOf({ ...document!, id: from + number })])
  await engine.settle(ask)
  const wanted = [[[document!.tokens.title[0]!]]]
  const found = await engine.idsOf(ask, {
    wanted,
    mode: 'all',
    filters: { kindNumber: 99 },
    limit: 5000,
    among: [from + 2099],
  })
  expect(found).toContain(from + 2099)
  await engine.remove(ask, ...idsOfKind(99))
})

it('the check finds what is missing, out of date and no longer published', async () => {
  expect((await checkIndex(test.payload)).differences).toEqual([])
  const ask = openAsk(test.payload)
  await ask("DELETE FROM portico_search_docs WHERE kind = 'products' AND record = 1 AND locale = 'zh'")
  await ask("UPDATE portico_search_docs SET summary = 'old' WHERE kind = 'products' AND record = 2 AND locale = 'zh'")
  await ask(
    "UPDATE portico_search_docs SET id = id + 1000000, record = 999999 WHERE kind = 'products' AND record = 3 AND locale = 'zh'",
  )
  const { differences } = await checkIndex(test.payload)
  expect(differences).toEqual([
    'products 1 (zh): missing',
    'products 2 (zh): out of date',
    'products 3 (zh): missing',
    'products 999999: no longer published',
  ])
})
