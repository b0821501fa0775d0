import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pictureFile } from '../../tests/factories/pictures.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { askAdmin, openReviews } from '../../tests/factories/reviews.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createAtomically } from '#content/transaction.ts'
import { openPublished } from '#published/published.ts'
import { openPictureJudge } from '#server/preview/draft-pictures.ts'
import { fileNames, pictureFolder } from './folders.ts'
import { sweepPictures } from './sweep-files.ts'
import { findUnusedPictures } from '#content/uses/unused-pictures.ts'

const test = useTestPortal()
const { makePeople, tokenOf, userOf } = openReviews(() => test.payload)
beforeAll(makePeople)

const judge = (name: string) => openPictureJudge(test.payload)(name, undefined)
const later = () => Date.now() + 2 * 24 * 60 * 60 * 1000
const isThere = (name: string) => existsSync(join(pictureFolder, name))
const filesOf = async (id: number) =>
  fileNames(await test.payload.findByID({ collection: 'media', id, draft: true, depth: 0 }))

async function make(states?: Parameters<typeof makeRecord>[2]) {
  const id = Number((await makeRecord(test.payload, 'media', states)).id)
  return { id, files: await filesOf(id) }
}
const replace = async (id: number, more: object = { _status: 'published' }) => {
  const file = await pictureFile('other.png')
  await test.payload.update({ collection: 'media', id, locale: 'zh', data: more, file })
  return filesOf(id)
}

describe('27: files of pictures', () => {
  it('are there before their row can be read, and a row that was undone leaves none', async () => {
    const undo = new Error('undone')
    let files: string[] = []
    const made = createAtomically(test.payload)('a picture', async (req) => {
      const data = { alt: '替代', _status: 'draft' as const }
      const doc = await test.payload.create({ collection: 'media', data, file: await pictureFile('made.png'), req })
      files = fileNames(doc)
      expect(files.map(isThere)).toEqual(files.map(() => true))
      throw undo
    })
    await expect(made).rejects.toBe(undo)
    const { totalDocs } = await test.payload.count({ collection: 'media', where: { filename: { equals: files[0] } } })
    expect([totalDocs, files.length > 0]).toEqual([0, true])
    await sweepPictures(test.payload)
    expect(files.map(isThere)).toEqual(files.map(() => true))
    await sweepPictures(test.payload, later())
    expect(files.map(isThere)).toEqual(files.map(() => false))
  })

  it('of one name that come at once are several', async () => {
    const made = await Promise.all([1, 2, 3].map(() => make({ zh: 'draft' })))
    expect(new Set(made.flatMap(({ files }) => files)).size).toBe(made.flatMap(({ files }) => files).length)
    expect(made.flatMap(({ files }) => files).every(isThere)).toBe(true)
  })

  it('are kept while a picture or a kept version names them, and no longer', async () => {
    const { files, id } = await make()
    const other = await replace(id)
    const name = `nobodys-${id}.png`
    writeFileSync(join(pictureFolder, name), 'of no picture')
    await sweepPictures(test.payload, later())
    expect([...files, ...other].every(isThere)).toBe(true)
    expect(isThere(name)).toBe(false)
    await test.payload.delete({ collection: 'media', id })
    // A deletion that is undone would need them.
    expect([...files, ...other].every(isThere)).toBe(true)
    await sweepPictures(test.payload, later())
    expect([...files, ...other].some(isThere)).toBe(false)
  })

  it('of versions are bounded: the last 20 of a picture are kept', async () => {
    const { id } = await make({ zh: 'published' })
    for (let turn = 0; turn < 24; turn += 1)
      await test.payload.update({ collection: 'media', id, locale: 'zh', draft: true, data: { alt: `turn ${turn}` } })
    const { totalDocs } = await test.payload.countVersions({ collection: 'media', where: { parent: { equals: id } } })
    expect(totalDocs).toBe(20)
  })

  it('lead to the present one where they were public once, and a draft’s to nothing', async () => {
    const { files, id } = await make({ zh: 'published' })
    const other = await replace(id)
    for (const [index, name] of files.entries()) expect(await judge(name)).toEqual({ now: other[index] })
    const draft = await test.payload.update({
      collection: 'media',
      id,
      locale: 'zh',
      draft: true,
      data: { alt: 'x', _status: 'draft' },
      file: await pictureFile('draft.png'),
    })
    expect([await judge(String(draft.filename)), await judge(other[0] ?? '')]).toEqual(['nobody', 'everybody'])
    expect(await judge('never\0was.png')).toBe('nobody')
    await test.payload.update({ collection: 'media', id, locale: 'zh', data: { _status: 'draft' } })
    expect(await Promise.all([...files, ...other].map(judge))).toEqual([...files, ...other].map(() => 'nobody'))
  })
})

describe('27: pictures that nothing uses', () => {
  it('are those of which neither something public nor a draft says the number or the address', async () => {
    const [inDraft, shown, free] = [await make(), await make(), await make()]
    await makeRecord(test.payload, 'news', { zh: 'draft' }, { image: inDraft.id })
    await makeRecord(test.payload, 'news', { zh: 'published' }, { image: shown.id })
    const unused = await findUnusedPictures(test.payload)
    expect([inDraft, shown, free].map(({ id }) => unused.includes(id))).toEqual([false, false, true])
    await test.payload.update({ collection: 'media', id: free.id, data: { deletedAt: new Date().toISOString() } })
    expect(await findUnusedPictures(test.payload)).not.toContain(free.id)
  })
})

describe('26 (point 6): with a second person', () => {
  const setFourEyes = (fourEyes: boolean) =>
    test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { fourEyes } })
  const shown = async (id: number) =>
    (await openPublished(test.payload).find('media', { where: { id: { equals: id } } }))[0]

  it('a new picture is approved with what shows it, unless it was changed afterwards', async () => {
    await setFourEyes(true)
    const { id } = await make({ zh: 'draft' })
    const news = Number((await makeRecord(test.payload, 'news', { zh: 'draft' }, { image: id })).id)
    const subject = { source: 'news', record: news }
    const hand = await askAdmin('reviews/hand-in', { token: tokenOf('editor'), body: { ...subject, locales: ['zh'] } })
    const digest = hand.languages.find(({ locale }) => locale === 'zh')?.digest
    const body = { ...subject, locale: 'zh', digest, next: 'nothing' }
    expect((await askAdmin('reviews/approve', { token: tokenOf('publisher'), body })).status).toBe(200)
    const publish = (collection: 'media' | 'news', record: number) =>
      test.payload.update({
        collection,
        id: record,
        locale: 'zh',
        data: { _status: 'published' },
        user: userOf('publisher'),
        overrideAccess: false,
      })
    const change = (alt: string) =>
      test.payload.update({ collection: 'media', id, locale: 'zh', draft: true, data: { alt, _status: 'draft' } })
    await expect(publish('media', id)).rejects.toMatchObject({ status: 403 })
    await change('changed after it was approved')
    await expect(publish('news', news)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('was changed after') as string,
    })
    expect(await shown(id)).toBeUndefined()
    await setFourEyes(false)
    await publish('news', news)
    expect((await shown(id))?.alt?.zh).toBe('changed after it was approved')
  })
})
