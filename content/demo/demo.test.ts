import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { checkPublished } from '#content/published/check.ts'
import { openAsk } from '#content/search/ask.ts'
import { tableOf } from '#content/uses/tables.ts'
import { env } from '#lib/env.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { demoKinds } from './marked.ts'
import type { DemoState } from './state.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()

async function signIn(name: string, email: string) {
  const data = { email, password: demoPassword }
  tokens.set(name, String((await test.payload.login({ collection: 'users', data })).token))
}

beforeAll(async () => {
  for (const role of roles) {
    const email = `${role}@own.example`
    const data = { email, password: demoPassword, name: role, roles: [role] }
    await test.payload.create({ collection: 'users', data })
    await signIn(role, email)
  }
  await signIn('demo', 'admin@armilla.example')
})

type Answer = DemoState & { status: number; removed?: number; errors?: { message: string }[] }
const nothing = { keep: [] as string[], withChanged: false }

/** The admin's REST interface, as its route answers. */
async function ask(path: string, body: object, who = 'administrator'): Promise<Answer> {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api${path}`, {
    method: 'POST',
    headers: {
      'accept-language': 'en',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const response = await handleEndpoints({ config, request })
  return { ...((await response.json()) as Answer), status: response.status }
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { slug } of demoKinds(test.payload)) {
    const [row] = await openAsk(test.payload)(`SELECT count(*) AS count FROM ${tableOf(slug)}`)
    if (Number(row?.count) > 0) counts[slug] = Number(row?.count)
  }
  return counts
}

const first = async (collection: string, where = {}) => {
  const { docs } = await openCollections(test.payload).find({
    collection,
    where,
    limit: 1,
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] as Record<string, unknown> & { id: number }
}
const number = (value: unknown) => Number(value)

describe('27: who may take the demo away', () => {
  it.each(['/demo/plan', '/demo/remove'])('administrators alone, by %s', async (path) => {
    const before = await countRows()
    for (const who of ['nobody', ...roles.filter((role) => role !== 'administrator')])
      expect([who, (await ask(path, nothing, who)).status]).toEqual([who, 403])
    expect((await ask(path, { keep: 'news' })).status).toBe(400)
    expect(await countRows()).toEqual(before)
  })

  it('not an account of the demo, which would delete itself', async () => {
    const before = await countRows()
    expect((await ask('/demo/plan', nothing, 'demo')).isDemoAccount).toBe(true)
    const refused = await ask('/demo/remove', nothing, 'demo')
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('your own administrator'),
    ])
    expect(await countRows()).toEqual(before)
  })
})

describe('27: the demo is taken away in one step, and nothing of one’s own', () => {
  it('tells what would go, by the groups of the menu', async () => {
    const state = await ask('/demo/plan', nothing)
    expect(state).toMatchObject({ status: 200, changedCount: 0, drafts: 0, used: 0, isDemoAccount: false })
    const counts = await countRows()
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    expect(state.taken).toBe(all - roles.length)
    expect(state.groups.filter(({ mayStay }) => !mayStay).flatMap(({ kinds }) => kinds)).toEqual(
      expect.arrayContaining(['users', 'members', 'tickets']),
    )
    expect((await ask('/demo/plan', { ...nothing, keep: ['news', 'users', 'nonsense'] })).drafts).toBe(counts.news)
  })

  it('keeps what is one’s own, what was changed, what these refer to, and drafts of what is kept', async () => {
    const { payload } = test
    const category = await first('news-categories')
    const picture = await first('media')
    const own = await makeRecord(
      payload,
      'news',
      { zh: 'published', en: 'published' },
      { category: category.id, image: picture.id },
    )
    const written = await makeRecord(payload, 'news', { zh: 'draft' }, { category: category.id })
    const file = await first('release-files', { state: { equals: 'published' } })
    const release = await makeRecord(payload, 'cases', { zh: 'draft' })
    const changed = await first('friend-links')
    const user = { ...(await first('users', { email: { equals: 'administrator@own.example' } })), collection: 'users' }
    const collections = openCollections(payload)
    await collections.update({
      collection: 'friend-links',
      id: changed.id,
      locale: 'zh',
      data: { title: '我们的伙伴', _status: 'published' },
      overrideAccess: false,
      user: user as never,
    })
    await collections.updateGlobal({
      slug: 'site',
      locale: 'zh',
      data: { name: '青禾医疗', _status: 'published' },
      overrideAccess: false,
      user: user as never,
    })
    const digest = String(file.sha256)
    const paper = await first('attachments')
    const paperFile = `${env.DATA_DIR}/attachments/${String(paper.filename)}`
    await mkdir(`${env.DATA_DIR}/attachments`, { recursive: true })
    await writeFile(paperFile, 'a paper of the demo')
    expect([existsSync(paperFile), await releaseStore.size(digest)]).toEqual([true, number(file.size)])

    const keep = ['milestones']
    const plan = await ask('/demo/plan', { ...nothing, keep })
    expect(plan.changed.map(({ record, source }) => [source, record])).toEqual([
      ['friend-links', changed.id],
      ['site', 0],
    ])
    expect(plan.used).toBeGreaterThan(3)
    const done = await ask('/demo/remove', { ...nothing, keep })
    expect([done.status, done.removed]).toEqual([200, plan.taken])

    const left = await countRows()
    expect(left).toMatchObject({ users: roles.length, news: 2, 'friend-links': 1, milestones: plan.drafts, cases: 1 })
    for (const gone of [
      'products',
      'tickets',
      'ticket-messages',
      'members',
      'member-consents',
      'releases',
      'release-files',
      'courses',
      'videos',
    ])
      expect([gone, left[gone]]).toEqual([gone, undefined])
    const kept = await collections.findByID({ collection: 'news', id: own.id, depth: 0, overrideAccess: false })
    expect([kept.category, kept.image]).toEqual([category.id, picture.id])
    const draft = await collections.findByID({
      collection: 'news',
      id: written.id,
      depth: 0,
      draft: true,
      overrideAccess: true,
    })
    expect(draft.category).toBe(category.id)
    expect((await first('cases')).id).toBe(release.id)
    const { totalDocs } = await collections.count({ collection: 'milestones', overrideAccess: false })
    expect(totalDocs).toBe(0)
    expect(await collections.findGlobal({ slug: 'site', locale: 'zh', overrideAccess: false })).toMatchObject({
      name: '青禾医疗',
    })
    expect((await collections.findGlobal({ slug: 'home', overrideAccess: false })).icons ?? []).toEqual([])
    expect([existsSync(paperFile), await releaseStore.size(digest)]).toEqual([false, undefined])
  })

  it('leaves the published side, the search and the log true', async () => {
    const { differences, documents } = await checkPublished(test.payload)
    expect([differences, documents > 0]).toEqual([[], true])
    await indexAll(test.payload)
    const found = await openAsk(test.payload)(
      "SELECT DISTINCT kind FROM portico_search_docs WHERE kind IN ('products', 'releases', 'news')",
    )
    expect(found).toEqual([{ kind: 'news' }])
    const [entry] = await openAsk(test.payload)(
      'SELECT action, name, changes FROM portico_audit ORDER BY number DESC LIMIT 1',
    )
    expect(entry).toMatchObject({ action: 'unload', name: 'administrator' })
    const versions = await openAsk(test.payload)('SELECT count(*) AS count FROM _products_v')
    expect(number(versions[0]?.count)).toBe(0)
  })

  it('is done once', async () => {
    const again = await ask('/demo/plan', nothing)
    expect([again.groups, again.taken]).toEqual([[], 0])
    expect((await ask('/demo/remove', nothing)).status).toBe(409)
  })
})
