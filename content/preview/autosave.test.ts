import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { checkPublished } from '#content/published/check.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'

const test = useTestPortal()
let id = 0
beforeAll(async () => {
  id = Number((await makeRecord(test.payload, 'news')).id)
})

const shown = async () => (await openPublished(test.payload).find('news', { where: { id: { equals: id } } }))[0]
const latest = async (locale: Locale) =>
  (await test.payload.findByID({ collection: 'news', id, draft: true, locale, fallbackLocale: false, depth: 0 })).title
const count = async () =>
  (await test.payload.countVersions({ collection: 'news', where: { parent: { equals: id } } })).totalDocs
const autosave = (locale: Locale, title: string) =>
  test.payload.update({
    collection: 'news',
    id,
    locale,
    draft: true,
    autosave: true,
    data: { title, _status: 'draft' },
  })

describe('26 (point 3): saving by itself, with a status for each language', () => {
  it('changes nothing that visitors see, in either language, and is one version however often it saves', async () => {
    const before = await shown()
    const versions = await count()
    for (const word of ['one', 'two', 'three']) await autosave('en', word)
    await autosave('zh', '四')
    expect(await shown()).toEqual(before)
    expect([await latest('en'), await latest('zh')]).toEqual(['three', '四'])
    expect((await count()) - versions).toBe(1)
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })

  it('is published in the language that is published, and waits in the other', async () => {
    const before = await shown()
    await test.payload.update({
      collection: 'news',
      id,
      locale: 'en',
      publishSpecificLocale: 'en',
      data: { _status: 'published' },
    })
    expect((await shown())?.title).toEqual({ zh: before?.title?.zh, en: 'three' })
    expect(await latest('zh')).toBe('四')
    await autosave('zh', '五')
    await autosave('en', 'six')
    expect((await shown())?.title).toEqual({ zh: before?.title?.zh, en: 'three' })
  })
})
