import { expect, it } from 'vitest'
import { createSynonyms } from '#lib/search/synonyms.ts'
import { addOwnWords } from '#lib/search/words.ts'
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
