import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { openAsk } from '#content/search/ask.ts'
import { type SynonymPreview, synonymPreviewPath } from '#content/search/synonym-preview.ts'
import type { Section } from '#domain/section/section-paths.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { synonymPreviewRoutes } from './preview-routes.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()
let off: readonly Section[] = []
let app: Hono<ServerEnv>

beforeAll(async () => {
  await indexAll(test.payload)
  const { services } = test.portal
  app = new Hono<ServerEnv>()
  app.route('/', synonymPreviewRoutes({ payload: test.payload, portal: { services, off: () => Promise.resolve(off) } }))
  for (const role of roles) {
    const login = { email: `${role}@preview.example`, password: 'only for this test' }
    await test.payload.create({ collection: 'users', data: { ...login, name: role, roles: [role] } })
    tokens.set(role, (await test.payload.login({ collection: 'users', data: login })).token ?? '')
  }
}, 60_000)

const post = (who: string | undefined, body: unknown) =>
  app.request(`/admin${synonymPreviewPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who && { authorization: `JWT ${tokens.get(who)}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const preview = async (words: string, id?: number) =>
  (await (await post('publisher', { words, ...(id !== undefined && { id }) })).json()) as SynonymPreview

const mayTeach = ['administrator', 'publisher']

describe('28: what a synonym would change, before it is saved', () => {
  it.each([undefined, ...roles.filter((role) => !mayTeach.includes(role))])('is refused to %s', async (who) => {
    expect((await post(who, { words: 'zorbgear\nhydraulics' })).status).toBe(403)
  })

  it.each(mayTeach)('is shown to %s, and what is no group is refused', async (who) => {
    expect((await post(who, { words: 'zorbgear\nhydraulics' })).status).toBe(200)
    for (const body of ['no JSON', {}, { words: 1 }, { words: 'x'.repeat(2001) }, { words: 'a\nb', id: -1 }])
      expect((await post(who, body)).status).toBe(400)
  })

  it('says what is found now and what would be, of the expressions and of what visitors asked', async () => {
    const ask = openAsk(test.payload)
    const counted = `INSERT INTO portico_search_asked (day, locale, query, asked, clicked, found) VALUES (?, 'en', ?, 7, 0, 0)`
    const day = new Date().toISOString().slice(0, 10)
    await ask(counted, [day, 'zorbgear pump'])
    await ask(counted, [day, 'quite another thing'])
    const { changed, tried } = await preview('zorbgear\nhydraulics')
    const named = changed.find(({ query }) => query === 'zorbgear')
    expect([named?.before.total, named?.before.first]).toEqual([0, []])
    expect(named?.after.first.map(({ title }) => title)).toContain('Hydraulics')
    const asked = changed.find(({ query }) => query === 'zorbgear pump')
    expect([asked?.locale, asked?.asked]).toEqual(['en', 7])
    expect(asked?.after.total).toBeGreaterThan(0)
    expect(changed.some(({ query }) => query === 'quite another thing')).toBe(false)
    expect(tried).toBe(3)
  })

  it('changes nothing by itself', async () => {
    const { total } = await test.ask('search', 'en', { query: 'zorbgear' })
    const { totalDocs } = await test.payload.count({ collection: 'search-synonyms' })
    await preview('zorbgear\nhydraulics')
    expect((await test.ask('search', 'en', { query: 'zorbgear' })).total).toBe(total)
    expect((await test.payload.count({ collection: 'search-synonyms' })).totalDocs).toBe(totalDocs)
  })

  it('says what would be lost where an expression is taken out of a group', async () => {
    const { id } = await test.payload.create({
      collection: 'search-synonyms',
      data: { words: 'blorbpump\nhydraulics' },
    })
    const { changed } = await preview('blorbpumps\nwind farm', id)
    const lost = changed.find(({ query }) => query === 'blorbpump')
    await test.payload.delete({ collection: 'search-synonyms', id })
    expect(lost?.before.first.map(({ title }) => title)).toContain('Hydraulics')
  })

  it('shows nothing of sections that the company does not have', async () => {
    off = ['products', 'toolboxes']
    const { changed } = await preview('zorbgear\nhydraulics')
    off = []
    for (const { after } of changed)
      for (const { path } of after.first) expect(path).not.toMatch(/^\/product\/(?:detail|Toolbox)/)
  })
})
