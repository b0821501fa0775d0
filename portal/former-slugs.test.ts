import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { hasSlug } from '#content/hooks/former-slugs.ts'
import { collections } from '#content/collections/index.ts'
import type { Role } from '#content/access/roles.ts'
import type { Locale } from '#lib/locale.ts'
import { loadNewsDetail } from '#site/features/news/load-news.ts'
import { makeRecord, mark, type Made, type RecordKind, type States } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { createPortalClient } from './client.ts'

const test = useTestPortal()
const refused = /not allowed|Forbidden|Unauthorized/i
const staff = (role: Role) => ({ id: 1, collection: 'users', roles: [role] }) as never

interface Change {
  locale?: Locale
  draft?: boolean
  by?: Role
  collection?: RecordKind
}
/** Changes a record, as the house or as staff of a role. */
function change({ id }: Made, data: object, { by, collection = 'news', draft = false, locale = 'zh' }: Change = {}) {
  const identity = by === undefined ? {} : { overrideAccess: false, user: staff(by) }
  return test.payload.update({ collection: collection as 'news', id, data, locale, draft, ...identity })
}
const publish = (made: Made, slug: string, options: Change = {}) =>
  change(made, { slug, _status: 'published' }, options)

/** Number of the record to which a slug leads; none where it leads nowhere. */
const leadsTo = async (slug: string, locale: Locale = 'zh') => {
  const { code, data } = await test.send('news/detail', { id: slug }, locale)
  return code === '000000' ? (data as { id: string }).id : code
}
const notFound = '000003'
/** A slug of this test's own. */
const newSlug = ({ name }: Made, word: string) => `${word}-${name}`

const makeNews = (states?: States) => makeRecord(test.payload, 'news', states)

describe('[S6] a slug that was to be seen', () => {
  it('leads to its record after a change, in its language and in the other, and so do older ones', async () => {
    const made = await makeNews()
    await publish(made, newSlug(made, 'second'))
    await publish(made, newSlug(made, 'third'))
    await publish(made, newSlug(made, 'english'), { locale: 'en' })
    const all = [
      mark(made.name, 'zh'),
      mark(made.name, 'en'),
      ...['second', 'third', 'english'].map((word) => newSlug(made, word)),
    ]
    for (const slug of all)
      for (const locale of ['zh', 'en'] as const) expect(await leadsTo(slug, locale), slug).toBe(String(made.id))
  })

  it('is answered by 301 to the slug of the asked language', async () => {
    const made = await makeNews()
    await publish(made, newSlug(made, 'now'))
    for (const [locale, own] of [
      ['zh', `/news/detail?id=now-${made.name}`],
      ['en', `/en/news/detail?id=en-${made.name}`],
    ] as const) {
      const portal = createPortalClient({
        transport: ({ body, path }) => test.send(path, body, locale),
        locale,
      })
      const url = new URL(`https://portal.example/news/detail?id=${mark(made.name, 'zh')}`)
      const answer: unknown = await loadNewsDetail({
        portal,
        locale,
        url,
        origin: url.origin,
        icons: () => ({}),
      }).catch((error: unknown) => error)
      expect(answer).toBeInstanceOf(Response)
      expect((answer as Response).status).toBe(301)
      expect((answer as Response).headers.get('location')).toBe(own)
    }
  })

  it('leads nowhere while its language is taken back, and on again when that is published with another slug', async () => {
    const made = await makeNews()
    await change(made, { _status: 'draft' })
    expect(await leadsTo(mark(made.name, 'zh'))).toBe(notFound)
    await publish(made, newSlug(made, 'again'))
    expect(await leadsTo(mark(made.name, 'zh'))).toBe(String(made.id))
  })

  it('leads nowhere once the record is shown in no language, in the waste basket, or gone', async () => {
    for (const end of [
      (made: Made) => change(made, { _status: 'draft' }),
      (made: Made) => change(made, { deletedAt: new Date().toISOString() }),
      ({ id }: Made) => test.payload.delete({ collection: 'news', id }),
    ]) {
      const made = await makeNews({ zh: 'published' })
      await publish(made, newSlug(made, 'moved'))
      expect(await leadsTo(mark(made.name, 'zh'))).toBe(String(made.id))
      await end(made)
      expect(await leadsTo(mark(made.name, 'zh'))).toBe(notFound)
    }
  })

  it('is erased with its record for good', async () => {
    const made = await makeNews()
    await publish(made, newSlug(made, 'moved'))
    await test.payload.delete({ collection: 'news', id: made.id })
    const where: Where = { and: [{ kind: { equals: 'news' } }, { record: { equals: made.id } }] }
    expect((await test.payload.find({ collection: 'former-slugs', where })).docs).toEqual([])
  })
})

describe('[S6] a slug that nobody saw', () => {
  it('leads nowhere: a draft’s, and one that a draft had before it was published', async () => {
    const made = await makeNews()
    for (const word of ['one', 'two'])
      await change(made, { slug: newSlug(made, word), _status: 'draft' }, { draft: true })
    expect(await leadsTo(newSlug(made, 'one'))).toBe(notFound)
    expect(await leadsTo(newSlug(made, 'two'))).toBe(notFound)
    expect(await leadsTo(mark(made.name, 'zh'))).toBe(String(made.id))
    await publish(made, newSlug(made, 'three'))
    expect(await leadsTo(newSlug(made, 'one'))).toBe(notFound)
    expect(await leadsTo(mark(made.name, 'zh'))).toBe(String(made.id))
  })

  it('leads nowhere when a translator wrote it, until a publisher publishes', async () => {
    const made = await makeNews()
    const slug = newSlug(made, 'translated')
    await change(made, { slug, _status: 'draft' }, { by: 'translator', draft: true, locale: 'en' })
    expect(await leadsTo(slug, 'en')).toBe(notFound)
    await expect(publish(made, slug, { by: 'translator', locale: 'en' })).rejects.toThrow(refused)
    expect(await leadsTo(mark(made.name, 'en'), 'en')).toBe(String(made.id))
    await publish(made, slug, { by: 'publisher', locale: 'en' })
    expect(await leadsTo(slug, 'en')).toBe(String(made.id))
    expect(await leadsTo(mark(made.name, 'en'), 'en')).toBe(String(made.id))
  })

  it('of a language never published is not remembered', async () => {
    const made = await makeNews({ zh: 'published', en: 'draft' })
    await publish(made, newSlug(made, 'shown'), { locale: 'en' })
    expect(await leadsTo(mark(made.name, 'en'))).toBe(notFound)
  })
})

describe('[S6] a former slug that another record takes', () => {
  it('is that record’s while it has it, and its former one afterwards', async () => {
    const [first, second] = [await makeNews(), await makeNews()]
    const slug = mark(first.name, 'zh')
    await publish(first, newSlug(first, 'moved'))
    await publish(second, slug)
    expect(await leadsTo(slug)).toBe(String(second.id))
    expect(await leadsTo(newSlug(first, 'moved'))).toBe(String(first.id))
    await publish(second, newSlug(second, 'moved'))
    expect(await leadsTo(slug)).toBe(String(second.id))
  })

  it('is its own again when it comes back to it', async () => {
    const made = await makeNews()
    await publish(made, newSlug(made, 'moved'))
    await publish(made, mark(made.name, 'zh'))
    expect(await leadsTo(mark(made.name, 'zh'))).toBe(String(made.id))
    expect(await leadsTo(newSlug(made, 'moved'))).toBe(String(made.id))
  })
})

describe('the history', () => {
  it('is kept by every collection with slugs', async () => {
    const kinds = collections.filter(({ fields, slug }) => hasSlug(fields) && slug !== 'former-slugs')
    expect(kinds.length).toBeGreaterThan(6)
    for (const { slug } of kinds) {
      const made = await makeRecord(test.payload, slug as RecordKind)
      await publish(made, newSlug(made, 'moved'), { collection: slug as RecordKind })
      const where: Where = { and: [{ kind: { equals: slug } }, { record: { equals: made.id } }] }
      const { docs } = await test.payload.find({ collection: 'former-slugs', where })
      expect(docs, slug).toMatchObject([{ slug: mark(made.name, 'zh'), locale: 'zh' }])
    }
  })

  it('goes with its change: a change that fails leaves none', async () => {
    const [first, second] = [await makeNews(), await makeNews()]
    // Taken, so the change is refused after its hooks have begun.
    await expect(publish(first, mark(second.name, 'zh'))).rejects.toThrow(/slug|invalid/i)
    const where = { slug: { equals: mark(first.name, 'zh') } }
    expect((await test.payload.find({ collection: 'former-slugs', where })).docs).toEqual([])
  })

  it('is written by nobody, whatever the role', async () => {
    for (const user of [undefined, staff('administrator')]) {
      const as = { collection: 'former-slugs', overrideAccess: false, user } as const
      const data = { kind: 'news', slug: 'x', locale: 'zh', record: 1 } as const
      await expect(test.payload.create({ ...as, data })).rejects.toThrow(refused)
      await expect(test.payload.update({ ...as, where: {}, data })).rejects.toThrow(refused)
      await expect(test.payload.delete({ ...as, where: {} })).rejects.toThrow(refused)
    }
  })
})
