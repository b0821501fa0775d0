import { expect, it } from 'vitest'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { draftDocument } from '#content/published/draft-document.ts'
import { imageOf } from '#portal/records.ts'
import { openWithDrafts } from '#published/with-drafts.ts'
import { draftPictures, openPictureJudge } from './draft-pictures.ts'

const test = useTestPortal()
const judge = (name: string, token?: string) => openPictureJudge(test.payload)(name, token)

it('26 (point 4): a preview shows a new picture as it will be, by addresses that nobody else has', async () => {
  const { id, name: alt } = await makeRecord(test.payload, 'media', { zh: 'draft' })
  const { id: news } = await makeRecord(test.payload, 'news', { zh: 'draft' }, { image: id })
  const document = await draftDocument(test.payload, { source: 'news', record: Number(news), drafts: ['zh'] })
  const drafts = document ? [document] : []
  const pictures = await draftPictures(test.payload, drafts)
  const where = { id: { equals: Number(news) } }
  const [seen] = await openWithDrafts(test.payload, [...drafts, ...pictures]).find('news', { where, depth: 1 })
  const image = imageOf(seen?.image, 'zh')
  expect(image?.alt).toBe(mark(alt, 'zh'))
  const url = new URL(image?.url ?? '', 'http://localhost')
  const [name, token] = [decodeURIComponent(url.pathname.replace('/media/', '')), url.searchParams.get('preview') ?? '']
  const asked = [await judge(name, token), await judge(name), await judge(name, `${token}x`)]
  expect(asked).toEqual(['preview', 'nobody', 'nobody'])
  const other = Number((await makeRecord(test.payload, 'media', { zh: 'draft' })).id)
  const { filename } = await test.payload.findByID({ collection: 'media', id: other, draft: true })
  expect(await judge(String(filename), token)).toBe('nobody')
})
