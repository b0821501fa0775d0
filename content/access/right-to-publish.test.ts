import {
  type CollectionConfig,
  type CollectionSlug,
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type Where,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { userOf, withoutRight } from '../../tests/factories/people.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import { isLet, waysToPublish } from '../../tests/factories/ways-to-publish.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { collections, isPrivate } from '#content/collections/index.ts'
import { requirePublishRight } from '#content/hooks/publish-right.ts'
import { judgeSettings } from '#content/hooks/settings-right.ts'
import { mayChange, mayTranslate } from './roles.ts'

const test = useTestPortal()
const shown = collections.filter(({ slug }) => !isPrivate(slug))
const slugsOf = (list: readonly CollectionConfig[]) => list.map(({ slug }) => slug as CollectionSlug)
const withDrafts = slugsOf(shown.filter(({ versions }) => versions))
const withoutDrafts = slugsOf(shown.filter(({ versions }) => !versions))
const editor = userOf('editor') as never
const refused = { status: 403 }

beforeAll(async () => {
  await makeReleaseFile(test.payload, Buffer.from('a file'))
  await test.payload.create({ collection: 'search-synonyms', data: { words: 'one\ntwo' } })
  await test.payload.create({
    collection: 'search-redirects',
    locale: 'en',
    data: { query: 'one', target: '/news', title: 'One' },
  })
  await test.payload.create({ collection: 'redirects', data: { from: '/once', to: '/about' } })
  await makeRecord(test.payload, 'interface-texts')
  await makeRecord(test.payload, 'mail-texts')
  await makeRecord(test.payload, 'site-forms')
  await test.payload.create({
    collection: 'former-slugs',
    data: { kind: 'news', slug: 'once', locale: 'en', record: 1 },
  })
})

/** A record that visitors are given. */
async function anyShown(collection: CollectionSlug): Promise<number> {
  const where: Where = collection === 'release-files' ? { state: { equals: 'published' } } : {}
  const { docs } = await test.payload.find({ collection, where, limit: 1, depth: 0 })
  return (docs[0] as unknown as { id: number }).id
}

describe('every collection and global, one that is added tomorrow included', () => {
  it.each(slugsOf(collections.filter(({ slug }) => isPrivate(slug))))(
    '%s may go without the guard, because no visitor reads it',
    async (slug) => {
      const read = test.payload.collections[slug].config.access.read
      expect(await read({ req: { user: null, payload: test.payload } } as never)).toBe(false)
    },
  )

  it.each(withDrafts)('%s has the one guard of all that have drafts', (slug) => {
    const { access, hooks } = test.payload.collections[slug].config
    expect(hooks.beforeOperation).toContain(requirePublishRight)
    expect(access.update).toBe(mayChange)
  })

  it.each([
    ['editor', true, false],
    ['translator', true, false],
    ['publisher', true, true],
    ['agent', false, false],
  ] as const)(
    'show a %s the buttons that will do: saving %s, publishing and unpublishing %s',
    async (role, mayDraft, mayBring) => {
      const req = await createLocalReq({ user: userOf(role) as never }, test.payload)
      const collection = test.payload.collections.news
      const id = await anyShown('news')
      // As the admin asks before it shows a record, with the status that a button would give it.
      const ask = async (_status: unknown) =>
        Boolean((await docAccessOperation({ collection, id, data: { _status }, req })).update)
      expect(await ask('draft')).toBe(mayDraft)
      for (const status of ['published', { en: 'published' }, { zh: 'draft', en: 'published' }])
        expect(await ask(status)).toBe(mayBring)
      const [globalConfig] = test.payload.config.globals
      if (globalConfig === undefined) throw new Error('There is no global')
      // It asks the same for a draft of settings and for their publication; the buttons go by the role.
      const data = { _status: 'published' }
      expect(Boolean((await docAccessOperationGlobal({ data, globalConfig, req })).update)).toBe(mayDraft)
    },
  )

  it.each(withoutDrafts)('%s is not changed or deleted by an editor', async (collection) => {
    const id = await anyShown(collection)
    const options = { collection, id, user: editor, overrideAccess: false } as const
    await expect(test.payload.update({ ...options, data: {} })).rejects.toMatchObject(refused)
    await expect(test.payload.delete(options)).rejects.toMatchObject(refused)
  })

  it('of the globals has the guard of settings, and is published by those who publish', () => {
    for (const { access, hooks, slug } of test.payload.config.globals) {
      expect(hooks?.beforeOperation, slug).toContain(judgeSettings)
      expect(access.update, slug).toBe(mayTranslate)
    }
  })
})

describe('what is stored', () => {
  // Where all ways end: Payload's operations, its server actions, our hooks, with whatever authority they were begun.
  it.each(slugsOf(shown))('of %s changes nothing that visitors see for who may not publish', async (collection) => {
    const { db } = test.payload
    const id = await anyShown(collection)
    const at = { collection, req: { user: editor }, where: { id: { equals: id } } }
    const read = async () => (await db.find<Record<string, unknown>>({ ...at, sort: 'id' })).docs
    const before = await read()
    const [data = {}] = before
    await expect(db.updateOne({ ...at, data })).rejects.toMatchObject(refused)
    await expect(db.updateOne({ collection, req: at.req, id, data })).rejects.toMatchObject(refused)
    await expect(db.updateMany({ ...at, data })).rejects.toMatchObject(refused)
    await expect(db.upsert({ ...at, data })).rejects.toMatchObject(refused)
    await expect(db.deleteOne(at)).rejects.toMatchObject(refused)
    await expect(db.deleteMany(at)).rejects.toMatchObject(refused)
    const isFile = Boolean(test.payload.collections[collection].config.upload)
    if (!isFile) await expect(db.create({ ...at, data })).rejects.toMatchObject(refused)
    expect(await read()).toEqual(before)
  })

  it('of a draft may become another draft, and may not become what visitors see', async () => {
    const { db } = test.payload
    const { id } = await test.payload.create({ collection: 'friend-links', draft: true, data: { title: 'Draft' } })
    const at = { collection: 'friend-links', req: { user: editor }, id } as const
    for (const _status of ['published', { zh: 'published' }])
      await expect(db.updateOne({ ...at, data: { _status } })).rejects.toMatchObject(refused)
    await db.updateOne({ ...at, data: { _status: { zh: 'draft' } } })
    // Nor is what they see taken back.
    const seen = { ...at, id: await anyShown('friend-links') }
    for (const _status of ['draft', { zh: 'draft', en: 'draft' }])
      await expect(db.updateOne({ ...seen, data: { _status } })).rejects.toMatchObject(refused)
    await db.deleteOne({ ...at, where: { id: { equals: id } } })
    expect((await db.find({ collection: 'friend-links', where: { id: { equals: id } } })).docs).toEqual([])
  })

  it.each(['home', 'navigation', 'site'] as const)('of the global %s is stored by those who publish', async (slug) => {
    const { db } = test.payload
    const { id: _id, ...data } = await db.findGlobal({ slug })
    await expect(db.updateGlobal({ slug, data, req: { user: editor } })).rejects.toMatchObject(refused)
    await expect(db.createGlobal({ slug, data, req: { user: editor } })).rejects.toMatchObject(refused)
    expect(await db.updateGlobal({ slug, data, req: { user: userOf('publisher') as never } })).toBeDefined()
  })

  it('goes through no method of the database that is not guarded', () => {
    const writes = Object.keys(test.payload.db).filter((name) => /^(create|update|upsert|delete)/.test(name))
    // Versions are what drafts are; jobs and tables are the house's, and the last two are pieces of the others.
    const others = writes.filter(
      (name) => !/Version|Job|Database|Migration|Schema|Extensions|JSONQuery|deleteWhere/.test(name),
    )
    expect(others.sort()).toEqual(
      ['create', 'createGlobal', 'deleteMany', 'deleteOne', 'updateGlobal', 'updateMany', 'updateOne', 'upsert'].sort(),
    )
  })
})

describe('an editor and a translator', () => {
  const publishing = Object.entries(waysToPublish)

  // All of them, not one for all: what a collection adds of its own must not open a way.
  it.each(withDrafts)('in %s publish in no way, not even who is both', async (collection) => {
    const id = await anyShown(collection)
    const where = { id: { equals: id } }
    const read = async () => (await test.payload.db.find({ collection, where, sort: 'id' })).docs
    const before = await read()
    const { docs } = await test.payload.findVersions({ collection: collection as never, limit: 1, depth: 0 })
    const user = { ...userOf('editor'), roles: ['editor', 'translator'] }
    for (const [name, way] of publishing)
      expect(await isLet(way, { payload: test.payload, collection, id, version: docs[0]?.id, user }), name).toBe(false)
    expect(await read()).toEqual(before)
  })

  it.each(['zh', 'en'] as const)('are told so in their language, and what they can do (%s)', async (language) => {
    const words = {
      zh: '您无权更改访客看到的内容。请存为草稿，由发布者发布。',
      en: 'You are not allowed to change what visitors see. Save a draft; a publisher can publish it.',
    }
    const id = await anyShown('news')
    const { docs } = await test.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
      limit: 1,
    })
    const req = await createLocalReq({ user: editor }, test.payload)
    req.i18n.language = language
    const change = { collection: 'news', id, locale: language, req, overrideAccess: false } as const
    const ways = [
      () => test.payload.update({ ...change, data: { title: 'x' } }),
      () => test.payload.update({ ...change, draft: true, data: { title: 'x', _status: 'published' } }),
      () => test.payload.restoreVersion({ ...change, id: docs[0]?.id ?? '' }),
    ]
    for (const way of ways)
      await expect(way()).rejects.toMatchObject({ status: 403, message: words[language], isPublic: true })
  })
})

describe('a copy of a published record', () => {
  it.each(['publisher', 'editor'] as const)('by a %s is a draft in every language', async (role) => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    const user = userOf(role) as never
    const wish = { collection: 'friend-links', id, user, overrideAccess: false, locale: 'en' } as const
    const copy = await test.payload.duplicate({ ...wish, draft: true, data: { title: 'Copy' } })
    const stored = await test.payload.findByID({ collection: 'friend-links', id: copy.id, locale: 'all' })
    expect(stored).toMatchObject({ title: { en: 'Copy' }, _status: { zh: 'draft', en: 'draft' } })
    const found = await test.payload.find({ ...wish, user: null, where: { id: { equals: copy.id } } })
    expect(found.docs).toEqual([])
  })
})

describe('whoever may not publish', () => {
  it.each(withoutRight)('a %s in the house’s own code publishes no more than at the door', async (role) => {
    const id = await anyShown('news')
    const wish = { collection: 'news', id, user: userOf(role) as never, overrideAccess: true, locale: 'en' } as const
    for (const data of [{ title: 'x' }, { title: 'x', _status: 'published' as const }])
      for (const draft of [true, false])
        if (!draft || '_status' in data)
          await expect(test.payload.update({ ...wish, data, draft })).rejects.toMatchObject(refused)
    await expect(test.payload.delete(wish)).rejects.toMatchObject(refused)
  })
})
