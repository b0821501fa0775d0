import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { roles } from '#content/access/roles.ts'
import type { Locale } from '#lib/locale.ts'
import { openTables } from './tables.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const role of roles) {
    const email = `${role}@uses.example`
    const data = { email, password: demoPassword, name: role, roles: [role] }
    await test.payload.create({ collection: 'users', data })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    tokens.set(role, String(token))
  }
})

/** The admin's REST interface, as its route answers. */
async function ask(method: string, path: string, who = 'publisher', body?: object, language = 'en') {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api${path}`, {
    method,
    headers: {
      'accept-language': language,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  const answer = (await response.json()) as {
    uses: { source: string; record: number; isPublished: boolean; title: string; kind: string }[]
    others: number
    errors?: { message: string }[]
  }
  return { status: response.status, ...answer }
}
const usesOf = async (collection: string, id: unknown, who = 'translator') => {
  const { others, status, uses } = await ask('GET', `/${collection}/${String(id)}/uses`, who)
  return { status, others, uses: (uses ?? []).map(({ isPublished, record, source }) => [source, record, isPublished]) }
}
const trash = (collection: string, id: unknown, who?: string, language?: string) =>
  ask('PATCH', `/${collection}/${String(id)}`, who, { deletedAt: new Date().toISOString() }, language)
const isThere = async (collection: 'news' | 'media' | 'attachments' | 'products', id: unknown) =>
  (await test.payload.count({ collection, where: { id: { equals: Number(id) } } })).totalDocs === 1

/** A formatted text with one link. */
const linking = (fields: object) => {
  const text = paragraph('words') as { root: { children: { children: object[] }[] } }
  text.root.children[0]?.children.push({
    type: 'link',
    version: 3,
    fields,
    children: [],
    format: '',
    indent: 0,
    direction: 'ltr',
  })
  return text
}
const toRecord = (relationTo: string, value: unknown) => linking({ linkType: 'internal', doc: { relationTo, value } })
const toAddress = (url: string) => linking({ linkType: 'custom', url })

const slugOf = async (id: unknown, locale: Locale) =>
  (await test.payload.findByID({ collection: 'news', id: Number(id), locale, depth: 0 })).slug

async function makeMenu(target: string) {
  const entry = { title: 'Uses', target }
  const { first } = await test.payload.findGlobal({ slug: 'navigation', locale: 'zh', depth: 0 })
  await test.payload.updateGlobal({ slug: 'navigation', locale: 'zh', data: { first: [...(first ?? []), entry] } })
  return () => test.payload.updateGlobal({ slug: 'navigation', locale: 'zh', data: { first: first ?? [] } })
}

const draft = { zh: 'draft' } as const

describe('26 (point 8): where a record is used', () => {
  it('is known of pictures, relations, links to records and typed addresses, in what is published and in drafts', async () => {
    const { id: used } = await makeRecord(test.payload, 'news')
    const { id: product } = await makeRecord(test.payload, 'products')
    const { id: shown } = await makeRecord(test.payload, 'news', undefined, {
      body: toRecord('news', used),
      products: [product],
    })
    const [zh, en] = [await slugOf(used, 'zh'), await slugOf(used, 'en')]
    const { id: typed } = await makeRecord(test.payload, 'news', undefined, {
      body: toAddress(`/en/news/detail?id=${en}#part`),
    })
    const { id: linked } = await makeRecord(test.payload, 'news', draft, { body: toRecord('news', used) })
    const { id: written } = await makeRecord(test.payload, 'news', draft, { body: toAddress(`/news/detail?id=${zh}`) })
    const { id: banner } = await makeRecord(test.payload, 'banners', draft, {
      link: { target: `/news/detail?id=${zh}`, title: 'To it' },
    })
    const { others, uses } = await usesOf('news', used)
    expect(others).toBe(0)
    expect(uses).toHaveLength(5)
    expect(uses).toEqual(
      expect.arrayContaining([
        ['news', shown, true],
        ['news', typed, true],
        ['news', linked, false],
        ['news', written, false],
        ['banners', banner, false],
      ]),
    )
    expect((await usesOf('products', product)).uses).toEqual([['news', shown, true]])
  })

  it('is known of settings, of an address that led to it before, and of pages', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    const old = await slugOf(id, 'zh')
    const restore = await makeMenu(`/news/detail?id=${old}`)
    await test.payload.update({ collection: 'news', id: Number(id), locale: 'zh', data: { slug: `${old}-now` } })
    expect((await usesOf('news', id)).uses).toEqual([['navigation', 0, true]])
    await restore()
    expect((await usesOf('news', id)).uses).toEqual([])
    const { docs } = await test.payload.find({
      collection: 'columns',
      where: { path: { equals: '/product' } },
      limit: 1,
    })
    expect((await usesOf('columns', docs[0]?.id)).uses).toContainEqual(['navigation', 0, true])
  })

  it('is known of pictures and files, with a title for each place', async () => {
    const { docs } = await test.payload.find({
      collection: 'news',
      where: { and: [{ image: { exists: true } }, { attachments: { exists: true } }] },
      depth: 0,
      limit: 1,
    })
    const [item] = docs
    const [picture, [file]] = [Number(item?.image), (item?.attachments ?? []) as number[]]
    expect((await usesOf('media', picture)).uses).toContainEqual(['news', item?.id, true])
    const { uses } = await ask('GET', `/attachments/${file}/uses`, 'agent', undefined, 'zh')
    expect(uses.find(({ record, source }) => source === 'news' && record === item?.id)).toMatchObject({ kind: '新闻' })
    expect(uses.every(({ title }) => title !== '')).toBe(true)
  })

  it('does not count what lies in the waste basket, what a draft no longer has, and the record itself', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    const own = `/news/detail?id=${await slugOf(id, 'zh')}`
    await test.payload.update({ collection: 'news', id: Number(id), locale: 'zh', data: { body: toAddress(own) } })
    const { id: other } = await makeRecord(test.payload, 'news', draft, { body: toRecord('news', id) })
    const change = (data: object) =>
      test.payload.update({ collection: 'news', id: Number(other), locale: 'zh', draft: true, data })
    expect((await usesOf('news', id)).uses).toEqual([['news', other, false]])
    await change({ body: paragraph('nothing') })
    expect((await usesOf('news', id)).uses).toEqual([])
    await change({ body: toRecord('news', id) })
    await change({ deletedAt: new Date().toISOString() })
    expect((await usesOf('news', id)).uses).toEqual([])
  })

  it('is told to staff alone', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    for (const role of roles) expect([role, (await usesOf('news', id, role)).status]).toEqual([role, 200])
    expect((await usesOf('news', id, 'nobody')).status).toBe(403)
    expect((await usesOf('news', 999_999)).status).toBe(404)
    expect((await usesOf('news', 'x')).status).toBe(404)
  })

  it('is looked for in every table that has a formatted text or names a record', async () => {
    const tables = await openTables(test.payload)
    const has = (source: string) => tables.filter((table) => table.source === source)
    expect(has('news').flatMap(({ relations }) => relations.map(({ target }) => target))).toEqual(
      expect.arrayContaining(['media', 'products', 'attachments', 'news_categories']),
    )
    for (const source of ['news', 'columns', 'legal-texts', 'releases', 'help-articles'])
      expect([source, has(source).some(({ texts }) => texts.length > 0)]).toEqual([source, true])
    for (const source of ['banners', 'products', 'machines', 'friend-links', 'engines'])
      expect([source, has(source).some(({ addresses }) => addresses.length > 0)]).toEqual([source, true])
  })
})

describe('26 (point 8): what is used does not vanish', () => {
  it('is refused in words, with the places, for the waste basket and for good, one or many', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    const { id: naming } = await makeRecord(test.payload, 'news', undefined, { body: toRecord('news', id) })
    const { errors, status } = await trash('news', id)
    expect([status, errors?.[0]?.message]).toEqual([
      409,
      expect.stringMatching(/^What visitors see still uses this: .* “.+”\. Remove it there first\.$/),
    ])
    const chinese = (await trash('news', id, 'publisher', 'zh')).errors?.[0]?.message
    expect(chinese).toMatch(/^访客看到的内容还在使用它：新闻“.+”。请先在这些地方去掉它。$/)
    const where = `where[id][in][0]=${id}`
    const answers = [
      await ask('DELETE', `/news/${id}`, 'administrator'),
      await ask('DELETE', `/news?${where}`, 'administrator'),
      await ask('PATCH', `/news?${where}`, 'administrator', { deletedAt: new Date().toISOString() }),
    ]
    expect(answers.map(({ status: each }) => each >= 400)).toEqual([true, true, true])
    expect(answers.map(({ errors: each }) => each?.[0]?.message.includes('still uses'))).toEqual([true, true, true])
    expect([name !== '', await isThere('news', id)]).toEqual([true, true])
    const versions = await test.payload.countVersions({ collection: 'news', where: { parent: { equals: id } } })
    expect(versions.totalDocs).toBeGreaterThan(0)
    // Once the other record is withdrawn, nothing is in the way.
    await test.payload.update({ collection: 'news', id: Number(naming), locale: 'zh', data: { _status: 'draft' } })
    await test.payload.update({ collection: 'news', id: Number(naming), locale: 'en', data: { _status: 'draft' } })
    expect((await trash('news', id)).status).toBe(200)
    expect((await ask('DELETE', `/news/${id}?trash=true`)).status).toBe(200)
  })

  it('a menu keeps what it leads to; a draft and the record’s own versions keep nothing', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    const restore = await makeMenu(`/news/detail?id=${await slugOf(id, 'en')}`)
    expect((await trash('news', id)).errors?.[0]?.message).toContain('Navigation')
    await restore()
    await makeRecord(test.payload, 'news', draft, { body: toRecord('news', id) })
    expect((await trash('news', id)).status).toBe(200)
  })

  it('a picture and its bytes stay while a page shows it', async () => {
    const { docs } = await test.payload.find({
      collection: 'news',
      where: { image: { exists: true } },
      depth: 1,
      limit: 1,
    })
    const [item] = docs
    const { id = 0, url = '' } = (item?.image ?? {}) as { id?: number; url?: string }
    const { status } = await ask('DELETE', `/media/${id}`)
    expect([status, await isThere('media', id)]).toEqual([409, true])
    const { default: config } = await import('#content/payload.config.ts')
    const file = await handleEndpoints({ config, request: new Request(new URL(url, 'http://localhost')) })
    expect(file.status).toBe(200)
  })

  it('who may not delete is told that first', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    for (const who of ['nobody', 'editor', 'translator', 'agent', 'security'])
      expect([who, (await ask('DELETE', `/news/${id}`, who)).status]).toEqual([who, 403])
  })
})
