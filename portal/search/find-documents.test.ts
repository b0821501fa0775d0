import { expect, it } from 'vitest'
import { openIndex } from '#content/search/index.ts'
import { createSynonyms } from '#domain/search/synonyms.ts'
import { addOwnWords } from '#domain/search/words.ts'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createFindDocuments } from './find-documents.ts'

const test = useTestPortal()

it('the first query after a start is understood as the later ones are', async () => {
  const find = createFindDocuments(test.payload, () => {
    addOwnWords(['橙色许可窗口'])
    return Promise.resolve(createSynonyms([]))
  })
  const ask = async () =>
    (await find({ query: '橙色许可窗口', locale: 'zh', isBoth: false, filters: {} })).concepts.map(({ text }) => text)
  expect(await ask()).toEqual(['橙色许可窗口'])
  expect(await ask()).toEqual(['橙色许可窗口'])
})

it('documents are weighed: by the field that has what was asked for, by how rare it is, and by all that they have', async () => {
  const publish = (title: string, summary: string, text = 'Nothing else') =>
    makeRecord(test.payload, 'news', { en: 'published' }, { title, summary, body: paragraph(text) })
  await publish('Called zorbrank', 'Nothing else')
  await publish('Plain one', 'A summary about zorbrank')
  await publish('Plain two', 'Nothing else', 'A text that says zorbrank')
  await publish('Plain three', 'Nothing else', 'A text that says zorbrank and zorbrisk')
  await indexAll(test.payload)
  const { ask, engine } = openIndex(test.payload)
  const read = async (mode: 'all' | 'any', ...tokens: string[]) =>
    engine.match(ask, { wanted: tokens.map((token) => [[token]]), mode, filters: {}, limit: 600 })
  const found = await read('all', 'zorbrank')
  expect(found.slice(0, 2).map(({ title }) => title)).toEqual(['Called zorbrank', 'Plain one'])
  const [called = 0, summed = 0, ...said] = found.map(({ score }) => score)
  expect([said.length, called > summed, summed > Math.max(...said), Math.min(...said) > 0]).toEqual([
    2,
    true,
    true,
    true,
  ])
  // In what has a part only, one that few have tells more.
  const parts = await read('any', 'simul', 'zorbrisk')
  const rare = parts.find(({ title }) => title === 'Plain three')?.score ?? 0
  expect(rare).toBeGreaterThan(Math.min(...parts.map(({ score }) => score)))
})
