import type { Payload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '#demo/accounts.ts'
import { makeRecord, mark, type RecordKind } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { roles, type Role } from './access/roles.ts'
import { collections, peopleCollections } from './collections/index.ts'

const test = useTestPortal()
const people = peopleCollections.map(({ slug }) => slug)
/**
 * Collections of which the demo has a record; those of the calls about accounts are tested in members-access.test.ts, the
 * slugs' history in portal/former-slugs.test.ts.
 */
const slugs = collections
  .map(({ slug }) => slug)
  // What editors teach the search is in search-access.test.ts, redirects, mail texts, site forms and terms have tests of their own.
  .filter(
    (slug) =>
      slug === 'users' ||
      (!/^(?:former-slugs|redirects|interface-texts|mail-texts|site-forms|terms)$|^search-/.test(slug) &&
        !people.includes(slug)),
  )
/** Files have no drafts in languages: what is in uploads is public by its address, files of releases have states of their own. */
const uploads = ['media', 'attachments', 'videos', 'release-files']
const content = slugs.filter((slug) => slug !== 'users' && !uploads.includes(slug)) as RecordKind[]
const refused = /not allowed|Forbidden|Unauthorized|path cannot be queried/i

/** Staff of a role, as Payload knows who is signed in. */
type Person = { id: number; collection: 'users'; roles: readonly string[] } | undefined
const staff = new Map<Role, Person>()
beforeAll(async () => {
  const security = {
    email: 'security@armilla.example',
    name: 'Security',
    roles: ['security'],
    password: 'only for this test',
  }
  await test.payload.create({ collection: 'users', data: security as never })
  const { docs } = await test.payload.find({ collection: 'users', limit: 0 })
  for (const user of docs)
    staff.set(user.roles[0] as Role, { ...(user as unknown as { id: number; roles: string[] }), collection: 'users' })
})

/** What a person may do, by REST's own rules. */
function as(user: Person) {
  const options = { overrideAccess: false, user: user as never, locale: 'zh' as never }
  const of = (collection: string) => ({ ...options, collection: collection as never })
  const { payload } = test
  return {
    find: (collection: string, where?: Where, sort?: string) =>
      payload.find({ ...of(collection), ...(where && { where }), ...(sort && { sort }), limit: 0 }),
    create: (collection: string, data: object, draft = false) =>
      payload.create({ ...of(collection), data, draft: draft as true }),
    update: (collection: string, id: number | string, data: object, draft = false) =>
      payload.update({ ...of(collection), id, data: data as never, draft }),
    remove: (collection: string, id: number | string) => payload.delete({ ...of(collection), id }),
    updateGlobal: (slug: Parameters<Payload['updateGlobal']>[0]['slug'], data: object) =>
      payload.updateGlobal({ ...options, slug, data }),
  }
}

const anyId = async (collection: string) =>
  ((await test.payload.find({ collection: collection as never, limit: 1 })).docs[0] as unknown as { id: number }).id

/** The Chinese title of a news item as a visitor gets it. */
async function readTitle(id: number | string): Promise<unknown> {
  const { docs } = await as(undefined).find('news', { id: { equals: id } })
  return (docs as unknown as { title?: unknown }[])[0]?.title
}

describe('nobody', () => {
  it.each(slugs)('cannot create, change or delete %s', async (slug) => {
    const id = await anyId(slug)
    const nobody = as(undefined)
    await expect(nobody.create(slug, { title: 'x', email: 'x@example.com', password: 'x' })).rejects.toThrow(refused)
    await expect(nobody.update(slug, id, { title: 'x' })).rejects.toThrow(refused)
    await expect(nobody.update(slug, id, { deletedAt: new Date().toISOString() })).rejects.toThrow(refused)
    await expect(nobody.remove(slug, id)).rejects.toThrow(refused)
    expect(await anyId(slug)).toBe(id)
  })

  it.each(['site', 'home', 'navigation', 'programme', 'teaching'] as const)('cannot change %s', async (slug) => {
    await expect(as(undefined).updateGlobal(slug, { slug: 'x' })).rejects.toThrow(refused)
  })

  it('cannot read staff, count them, or ask about their fields', async () => {
    const nobody = as(undefined)
    await expect(nobody.find('users')).rejects.toThrow(refused)
    await expect(test.payload.count({ collection: 'users', overrideAccess: false })).rejects.toThrow(refused)
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'email', 'sessions.id']) {
      await expect(nobody.find('users', { [field]: { exists: true } }), field).rejects.toThrow(refused)
      await expect(nobody.find('users', undefined, field), field).rejects.toThrow(refused)
    }
  })

  it.each(['payload-migrations', 'payload-preferences', 'payload-locked-documents'])('cannot read %s', async (slug) => {
    await expect(as(undefined).find(slug)).rejects.toThrow(refused)
  })

  it.each(content)('reads of %s only what is published in some language', async (slug) => {
    const hidden = await makeRecord(test.payload, slug, { zh: 'draft', en: 'withdrawn' })
    const half = await makeRecord(test.payload, slug, { zh: 'draft', en: 'published' })
    const ids = (await as(undefined).find(slug)).docs.map((doc) => (doc as unknown as { id: number }).id)
    expect(ids).not.toContain(hidden.id)
    expect(ids).toContain(half.id)
  })

  it('reads no earlier version of a record', async () => {
    await expect(test.payload.findVersions({ collection: 'news', overrideAccess: false })).rejects.toThrow(refused)
  })
})

describe('staff', () => {
  const person = (role: Role) => as(staff.get(role))

  it('has a demo account for the roles of the admin', () => {
    expect(new Set([...demoAccounts.flatMap((account) => account.roles), 'security'])).toEqual(new Set(roles))
  })

  it.each(['editor', 'translator'] as const)('%s saves drafts and cannot publish', async (role) => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published' })
    await person(role).update('news', id, { title: '草稿', _status: 'draft' }, true)
    await expect(person(role).update('news', id, { title: '发布', _status: 'published' })).rejects.toThrow(refused)
    expect(await readTitle(id)).toBe(mark(name, 'zh'))
  })

  it.each(['editor', 'translator'] as const)('%s cannot change what visitors see in another way', async (role) => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published' })
    const ways: Record<string, object> = {
      'no status': { title: '改' },
      withdrawn: { _status: 'draft' },
      'withdrawn with a change': { title: '改', _status: 'draft' },
      'waste basket': { deletedAt: new Date().toISOString() },
    }
    for (const [way, data] of Object.entries(ways)) {
      await expect(person(role).update('news', id, data), way).rejects.toThrow(refused)
      expect(await readTitle(id), `${role}, ${way}`).toBe(mark(name, 'zh'))
    }
  })

  it.each(['editor', 'translator'] as const)('%s cannot publish by a way round either', async (role) => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published' })
    await test.payload.update({ collection: 'news', id, locale: 'zh', data: { title: '新' } })
    const options = { overrideAccess: false, user: staff.get(role) as never, locale: 'zh' as never }
    const where = { parent: { equals: id } }
    const { docs } = await test.payload.findVersions({ collection: 'news', where, sort: 'createdAt', limit: 1 })
    const version = docs[0]?.id ?? ''
    await expect(test.payload.restoreVersion({ ...options, collection: 'news', id: version })).rejects.toThrow(refused)
    const all = { ...options, collection: 'news', where: { id: { equals: id } } } as const
    await expect(test.payload.update({ ...all, data: { title: mark(name, 'zh') } })).rejects.toThrow(refused)
    expect(await readTitle(id)).toBe('新')
    const link = { title: '友情链接', url: 'https://x.example' }
    for (const data of [link, { ...link, _status: 'published' }])
      await expect(person(role).create('friend-links', data)).rejects.toThrow(refused)
    const { docs: made } = await as(undefined).find('friend-links', { title: { equals: link.title } })
    expect(made).toEqual([])
  })

  it.each(['translator', 'agent', 'security'] as const)('%s cannot create content', async (role) => {
    await expect(person(role).create('friend-links', { title: 'x', url: 'https://x.example' }, true)).rejects.toThrow(
      refused,
    )
  })

  it.each(['agent', 'security'] as const)('%s cannot change content', async (role) => {
    for (const slug of content)
      await expect(person(role).update(slug, await anyId(slug), { title: 'x' }, true), slug).rejects.toThrow(refused)
    for (const slug of ['site', 'home', 'navigation'] as const)
      await expect(person(role).updateGlobal(slug, {}), slug).rejects.toThrow(refused)
  })

  it.each(['editor', 'translator', 'agent', 'security'] as const)('%s cannot delete content', async (role) => {
    await expect(person(role).remove('news', await anyId('news'))).rejects.toThrow(refused)
  })

  it.each(roles.filter((role) => role !== 'administrator'))(
    '%s cannot make accounts, change others’, or raise its own role',
    async (role) => {
      const self = staff.get(role)?.id ?? 0
      const other = staff.get('administrator')?.id ?? 0
      await expect(
        person(role).create('users', {
          email: 'new@example.com',
          name: 'x',
          password: 'long enough 12',
          roles: ['administrator'],
        }),
      ).rejects.toThrow(refused)
      await expect(person(role).update('users', other, { name: 'x' })).rejects.toThrow(refused)
      await person(role)
        .update('users', self, { roles: ['administrator'] })
        .catch(() => undefined)
      expect((await test.payload.findByID({ collection: 'users', id: self })).roles).toEqual([role])
    },
  )

  it.each(roles.filter((role) => role !== 'administrator'))('[N3] %s cannot change the head fragment', async (role) => {
    const before = (await test.payload.findGlobal({ slug: 'site' })).header
    await person(role)
      .updateGlobal('site', { header: '<meta name="x" content="y">', line: '新' })
      .catch(() => undefined)
    expect((await test.payload.findGlobal({ slug: 'site' })).header).toBe(before)
  })

  it('[N3] an administrator changes the head fragment', async () => {
    await person('administrator').updateGlobal('site', { header: '<meta name="x" content="y">' })
    expect((await test.payload.findGlobal({ slug: 'site' })).header).toBe('<meta name="x" content="y">')
  })

  it('a customer is not staff, whatever their record says', async () => {
    const customer = { id: 1, collection: 'customers', roles: ['administrator'] } as unknown as Person
    await expect(as(customer).find('users')).rejects.toThrow(refused)
    await expect(as(customer).create('friend-links', { title: 'x', url: 'https://x.example' })).rejects.toThrow(refused)
    // Numbers of visitors and of staff are counted apart: the same one is another person.
    const { id, name } = await test.payload.findByID({ collection: 'users', id: staff.get('editor')?.id ?? 0 })
    const namesake = { id, collection: 'members', roles: ['administrator'] } as unknown as Person
    await expect(as(namesake).update('users', id, { name: 'x' })).rejects.toThrow(refused)
    expect((await test.payload.findByID({ collection: 'users', id })).name).toBe(name)
  })
})
