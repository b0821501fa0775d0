import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPictureRequests, type Picture } from '../../tests/factories/picture-requests.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { roles } from '#content/access/roles.ts'
import { keyOf } from '#content/published/key-of.ts'
import { relationKey } from '#content/published/projection.ts'
import { openAsk } from '#content/search/ask.ts'
import { openPublished } from '#published/published.ts'
import { imageOf } from '#portal/records.ts'
import { openPictureJudge } from '#server/preview/draft-pictures.ts'
import { fileNames, pictureFolder } from './folders.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()
const ask = openPictureRequests(tokens)
const everyone = ['nobody', ...roles] as const
const publishers = ['administrator', 'publisher']

beforeAll(async () => {
  for (const role of roles) {
    const email = `${role}@pictures.example`
    const data = { email, password: demoPassword, name: role, roles: [role] }
    await test.payload.create({ collection: 'users', data })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    tokens.set(role, String(token))
  }
})

let colours = 0
const bytes = () =>
  sharp({ create: { width: 600, height: 40, channels: 3, background: { r: (colours += 1), g: 90, b: 90 } } })
    .png()
    .toBuffer()

/** An editor's new picture. */
async function upload(alt = `alt ${(colours += 1)}`, who = 'editor', name = 'plate.png'): Promise<Picture> {
  const body = { alt, ...(who === 'editor' && { _status: 'draft' }) }
  const { doc, message, status } = await ask('/media?draft=true&locale=zh', {
    method: 'POST',
    who,
    body,
    file: await bytes(),
    name,
  })
  expect([status, message]).toEqual([201, undefined])
  return doc as Picture
}

const shown = async (id: number) =>
  (await openPublished(test.payload).find('media', { where: { id: { equals: id } } }))[0]
const latest = (id: number, locale: 'zh' | 'en' = 'zh') =>
  test.payload.findByID({ collection: 'media', id, locale, draft: true, depth: 0 })
const change = (id: number, body: object, who = 'editor', locale = 'zh') =>
  ask(`/media/${id}?draft=true&locale=${locale}`, { method: 'PATCH', who, body })
const publish = (id: number, locale = 'zh', who = 'publisher') =>
  ask(`/media/${id}?locale=${locale}`, { method: 'PATCH', who, body: { _status: 'published' } })
const judge = (name: string) => openPictureJudge(test.payload)(name, undefined)
const judgeAll = async (names: readonly string[]) => [...new Set(await Promise.all(names.map((name) => judge(name))))]
const showing = (id: number, states?: Parameters<typeof makeRecord>[2]) =>
  makeRecord(test.payload, 'news', states, { image: id })
const draft = { zh: 'draft', en: 'draft' } as const

describe('26 (point 4): a new picture', () => {
  it('is a draft with its file, which visitors are not given, whatever they ask', async () => {
    const picture = await upload()
    const names = fileNames(picture)
    expect(names.length).toBeGreaterThan(2)
    expect(names.every((name) => existsSync(join(pictureFolder, name)))).toBe(true)
    expect(await shown(picture.id)).toBeUndefined()
    expect(await judgeAll(names)).toEqual(['nobody'])
    for (const name of names)
      expect([name, (await ask(`/media/file/${name}`, { who: 'nobody' })).status]).toEqual([name, 404])
    for (const role of roles)
      expect([role, (await ask(`/media/file/${picture.filename}`, { who: role })).status]).toEqual([role, 200])
    expect((await ask(`/media/${picture.id}`, { who: 'nobody' })).status).toBe(404)
  })

  it('goes public with the first record that shows it, in the languages that are written, by one press', async () => {
    const { filename, id } = await upload('看不到图片时读到的')
    const news = await showing(id, draft)
    expect(await shown(id)).toBeUndefined()
    for (const who of ['nobody', 'editor', 'translator', 'agent', 'security']) {
      const asked = { method: 'PATCH', who, body: { _status: 'published' } }
      expect([who, (await ask(`/news/${news.id}?locale=zh`, asked)).status]).toEqual([who, 403])
      expect(await shown(id)).toBeUndefined()
    }
    const { status } = await ask(`/news/${news.id}?locale=zh`, { method: 'PATCH', body: { _status: 'published' } })
    expect(status).toBe(200)
    expect((await shown(id))?.alt).toEqual({ zh: '看不到图片时读到的' })
    expect(await judge(filename)).toBe('everybody')
    // The other language follows when it has words and is shown.
    expect((await change(id, { alt: 'Read instead' }, 'translator', 'en')).status).toBe(200)
    expect((await shown(id))?.alt).toEqual({ zh: '看不到图片时读到的' })
    await ask(`/news/${news.id}?locale=en`, { method: 'PATCH', body: { _status: 'published' } })
    expect((await shown(id))?.alt).toEqual({ zh: '看不到图片时读到的', en: 'Read instead' })
  })

  it('goes public with the one that stands for it in the light theme, and both with what shows them', async () => {
    const [light, dark] = [await upload(), await upload()]
    for (const who of ['nobody', 'agent', 'security'])
      expect([who, (await change(dark.id, { light: light.id }, who)).status]).toEqual([who, 403])
    expect((await change(dark.id, { light: light.id })).status).toBe(200)
    const news = await showing(dark.id, draft)
    expect(await judgeAll([light.filename, dark.filename])).toEqual(['nobody'])
    expect((await ask(`/news/${news.id}?locale=zh`, { method: 'PATCH', body: { _status: 'published' } })).status).toBe(
      200,
    )
    expect(await judgeAll([light.filename, dark.filename])).toEqual(['everybody'])
    const [record] = await openPublished(test.payload).find('news', { where: { id: { equals: news.id } }, depth: 1 })
    expect(imageOf(record?.image, 'zh')).toMatchObject({
      url: expect.stringContaining(fileNames(dark).at(-1) ?? '?'),
      light: { url: expect.stringContaining(fileNames(light).at(-1) ?? '?') },
    })
  })

  it('of a public picture, the one for the light theme goes public by the press of a publisher', async () => {
    const [light, dark] = [await upload(), await upload()]
    await showing(dark.id)
    expect((await change(dark.id, { light: light.id })).status).toBe(200)
    expect(await judge(light.filename)).toBe('nobody')
    expect((await publish(dark.id, 'zh', 'editor')).status).toBe(403)
    expect(await judge(light.filename)).toBe('nobody')
    expect((await publish(dark.id)).status).toBe(200)
    expect(await judge(light.filename)).toBe('everybody')
  })

  it('goes public with settings, and with the video whose poster it is', async () => {
    const { id } = await upload()
    const before = await test.payload.findGlobal({ slug: 'site', depth: 0 })
    await test.payload.updateGlobal({ slug: 'site', data: { userDefaultImg: id } })
    expect((await shown(id))?.id).toBe(id)
    await test.payload.updateGlobal({ slug: 'site', data: { userDefaultImg: before.userDefaultImg ?? null } })
    const [{ docs: videos }, poster] = [await test.payload.find({ collection: 'videos', limit: 1 }), await upload()]
    await test.payload.update({ collection: 'videos', id: videos[0]?.id ?? 0, data: { poster: poster.id } })
    expect((await shown(poster.id))?.id).toBe(poster.id)
  })

  it('of a video that an editor made is not public before what shows the video, and can be changed', async () => {
    const [{ docs: lessons }, { id }] = [
      await test.payload.find({ collection: 'lessons', where: { video: { exists: true } }, depth: 0, limit: 1 }),
      await upload(),
    ]
    const [lesson] = lessons
    // As the editor's video is: public by its kind, with a poster that nobody has published.
    await openAsk(test.payload)(
      `INSERT INTO portico_published_keys (collection, field, value, sort, record) VALUES ('videos', ?, ?, '', ?)`,
      [relationKey('media'), keyOf(id), Number(lesson?.video)],
    )
    expect((await change(id, { alt: 'mended' })).status).toBe(200)
    expect(await shown(id)).toBeUndefined()
    const data = { _status: 'published' as const }
    await test.payload.update({ collection: 'lessons', id: lesson?.id ?? 0, locale: 'zh', data })
    expect((await shown(id))?.alt?.zh).toBe('mended')
  })

  it('comes with its file, or not at all', async () => {
    for (const query of ['', '?draft=true'])
      expect((await ask(`/media${query}`, { method: 'POST', body: { alt: 'x' } })).status).toBe(400)
    const where = `where[id][in][0]=1`
    const asked = { method: 'PATCH', body: { alt: 'x' }, file: await bytes() }
    expect((await ask(`/media?${where}`, asked)).status).toBe(400)
  })
})

describe('26 (point 4): a public picture', () => {
  it('keeps its words and its file until a publisher publishes others', async () => {
    const { filename, id } = await upload('old')
    await showing(id)
    expect((await change(id, { alt: 'new' })).status).toBe(200)
    const replaced = await ask(`/media/${id}?draft=true&locale=zh`, {
      method: 'PATCH',
      who: 'editor',
      body: { alt: 'new' },
      file: await bytes(),
    })
    expect(replaced.status).toBe(200)
    const { filename: other } = replaced.doc as Picture
    expect(other).not.toBe(filename)
    expect([(await shown(id))?.alt?.zh, (await shown(id))?.filename]).toEqual(['old', filename])
    expect([await judge(filename), await judge(other)]).toEqual(['everybody', 'nobody'])
    expect(existsSync(join(pictureFolder, filename))).toBe(true)
    for (const who of everyone) {
      if (publishers.includes(who)) continue
      expect([who, (await publish(id, 'zh', who)).status]).toEqual([who, 403])
    }
    // Another record that shows it brings no change of it out.
    await showing(id)
    expect([(await shown(id))?.alt?.zh, (await shown(id))?.filename]).toEqual(['old', filename])
    expect((await publish(id)).status).toBe(200)
    expect([(await shown(id))?.alt?.zh, (await shown(id))?.filename]).toEqual(['new', other])
    expect([await judge(filename), await judge(other)]).toEqual([{ now: other }, 'everybody'])
  })

  it('is not changed by what shows it in another language: only new words go out, and no new file with them', async () => {
    const [{ id }, replaced] = [await upload('old'), await upload('old')]
    for (const each of [id, replaced.id]) {
      await showing(each, { zh: 'published' })
      await change(each, { alt: 'new' })
      await change(each, { alt: 'English' }, 'translator', 'en')
    }
    const body = { method: 'PATCH', who: 'editor', body: { alt: 'new' }, file: await bytes() }
    await ask(`/media/${replaced.id}?draft=true&locale=zh`, body)
    for (const each of [id, replaced.id]) await showing(each)
    expect((await shown(id))?.alt).toEqual({ zh: 'old', en: 'English' })
    expect((await shown(replaced.id))?.alt).toEqual({ zh: 'old' })
    expect((await shown(replaced.id))?.filename).toBe(replaced.filename)
  })

  it('is changed as a draft by who writes, and by nobody else', async () => {
    const { id } = await upload()
    await showing(id)
    for (const who of everyone) {
      const isLet = ['administrator', 'publisher', 'editor', 'translator'].includes(who)
      expect([who, (await change(id, { alt: who }, who)).status]).toEqual([who, isLet ? 200 : 403])
    }
  })

  it('is not withdrawn, thrown away or deleted while something public shows it', async () => {
    const { id } = await upload()
    const { id: news } = await showing(id, { zh: 'published' })
    const withdraw = () => ask(`/media/${id}?locale=zh`, { method: 'PATCH', body: { _status: 'draft' } })
    const trash = () => ask(`/media/${id}`, { method: 'PATCH', body: { deletedAt: new Date().toISOString() } })
    for (const attempt of [withdraw, trash, () => ask(`/media/${id}`, { method: 'DELETE' })]) {
      const { message, status } = await attempt()
      expect([status, message]).toEqual([409, expect.stringContaining('still uses')])
    }
    expect((await shown(id))?.id).toBe(id)
    await test.payload.update({ collection: 'news', id: Number(news), locale: 'zh', data: { _status: 'draft' } })
    expect((await withdraw()).status).toBe(200)
    expect(await shown(id)).toBeUndefined()
    expect((await trash()).status).toBe(200)
  })

  it('has an earlier version put back, with its words and its file', async () => {
    const { filename, id } = await upload('first')
    await showing(id, { zh: 'published' })
    const { docs } = await test.payload.findVersions({
      collection: 'media',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    const first = docs[0]?.id
    await ask(`/media/${id}?locale=zh`, {
      method: 'PATCH',
      body: { alt: 'second', _status: 'published' },
      file: await bytes(),
    })
    expect((await shown(id))?.filename).not.toBe(filename)
    for (const who of ['nobody', 'agent', 'security'])
      expect([who, (await ask(`/media/versions/${first}?draft=true`, { method: 'POST', who })).status]).toEqual([
        who,
        403,
      ])
    expect((await ask(`/media/versions/${first}?draft=true`, { method: 'POST', who: 'editor' })).status).toBe(200)
    expect((await shown(id))?.alt?.zh).toBe('second')
    expect([(await latest(id)).alt, (await latest(id)).filename]).toEqual(['first', filename])
    expect((await publish(id)).status).toBe(200)
    expect([(await shown(id))?.alt?.zh, (await shown(id))?.filename]).toEqual(['first', filename])
    expect(await judge(filename)).toBe('everybody')
  })

  it('has an earlier version put back that is written in English alone', async () => {
    const made = { method: 'POST', body: { alt: 'first', _status: 'published' }, file: await bytes() }
    const id = (await ask('/media?locale=en', made)).doc?.id ?? 0
    await ask(`/media/${id}?locale=en`, { method: 'PATCH', body: { alt: 'second', _status: 'published' } })
    const asked = { collection: 'media', where: { parent: { equals: id } }, sort: 'id', limit: 1 } as const
    const [version] = (await test.payload.findVersions(asked)).docs
    expect((await ask(`/media/versions/${version?.id}`, { method: 'POST' })).status).toBe(200)
    expect((await shown(id))?.alt).toEqual({ en: 'first' })
    expect(
      (await ask(`/media/${id}?locale=en`, { method: 'PATCH', body: { alt: '', _status: 'published' } })).status,
    ).toBe(400)
  })
})
