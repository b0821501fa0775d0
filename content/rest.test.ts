import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { demoPassword } from '../tests/setup/template.ts'
import { roles } from './access/roles.ts'
import { withLocale } from './rest-locale.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const role of roles) {
    const email = `${role}@rest.example`
    const data = { email, password: demoPassword, name: role, roles: [role] }
    await test.payload.create({ collection: 'users', data })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    tokens.set(role, String(token))
  }
})

interface Asked {
  role?: string
  body?: unknown
  method?: string
  headers?: Record<string, string>
}

/** The admin's REST interface, as its route answers. */
async function ask(way: string, { body, headers, method = 'GET', role = 'administrator' }: Asked = {}) {
  const { default: config } = await import('#content/payload.config.ts')
  const request = new Request(`http://localhost/admin/api/${way}`, {
    method,
    headers: { authorization: `JWT ${tokens.get(role)}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request: await withLocale(request) })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

const category = async (locale: string) => (await ask(`news-categories/1?locale=${locale}`)).answer.title

describe('a request that names no language', () => {
  it('is answered with the Chinese texts', async () => {
    expect((await ask('news-categories/1')).answer).toMatchObject({
      title: '产品',
      slug: 'product',
      _status: 'published',
    })
    expect((await ask('news-categories?limit=1')).answer).toMatchObject({
      docs: [{ title: expect.any(String) as string }],
    })
    expect((await ask('globals/site')).answer).toMatchObject({ name: '浑仪科技' })
  })

  it('changes the Chinese texts and no others', async () => {
    expect((await ask('news-categories/1', { method: 'PATCH', body: { title: '新的' } })).status).toBe(200)
    expect([await category('zh'), await category('en')]).toEqual(['新的', 'Product'])
    expect((await ask('globals/site', { method: 'POST', body: { line: '新口号' } })).status).toBe(200)
    expect((await ask('globals/site?locale=all')).answer.line).toEqual({
      zh: '新口号',
      en: expect.any(String) as string,
    })
  })
})

describe('a request that names its language', () => {
  it.each(['?locale=en', '?depth=0&locale=en'])('is answered in it (%s)', async (query) => {
    expect((await ask(`globals/site${query}`)).answer).toMatchObject({ name: 'Armilla' })
  })

  it('may name it in the body, for a change and for a query that is sent as one', async () => {
    expect((await ask('news-categories/1', { method: 'PATCH', body: { title: 'New', locale: 'en' } })).status).toBe(200)
    expect(await category('en')).toBe('New')
    const headers = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
    const { answer } = await ask('news-categories', {
      method: 'POST',
      headers,
      body: 'locale=en&limit=1&where[id][equals]=1',
    })
    expect(answer).toMatchObject({ docs: [{ title: 'New' }] })
  })
})

describe('order by drag', () => {
  const lists = {
    banners: 'home/banner/list',
    engines: 'home/engine/list',
    solutions: 'home/solution/list',
    partners: 'home/ecology/list',
    'case-categories': 'case/firtColumn',
    'friend-links': 'seo/friendlinks',
    products: 'product/list',
  } as const

  it.each(Object.entries(lists))('of %s is the order of %s, and takes no language back', async (collection, path) => {
    const idsOf = async (locale: Locale) => (await test.ask(path, locale)).map(({ id, lang }) => `${id} ${lang}`)
    const [zh, en] = [await idsOf('zh'), await idsOf('en')]
    const { docs } = await test.payload.find({ collection: collection as never, sort: '_order', limit: 0 })
    const records = docs as unknown as { id: number; _order: string }[]
    const [first, last] = [records[0], records.at(-1)]
    const body = {
      collectionSlug: collection,
      docsToMove: [last?.id],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: first?.id, key: first?._order },
    }
    expect((await ask('reorder', { method: 'POST', body })).status).toBe(200)
    const moved = (ids: string[]) => [...ids.slice(-1), ...ids.slice(0, -1)]
    expect([await idsOf('zh'), await idsOf('en')]).toEqual([moved(zh), moved(en)])
  })
})

describe('a period of validity', () => {
  it.each(['banners', 'announcements'])(
    'of %s is set over REST, and must not end before it begins',
    async (collection) => {
      const way = `${collection}/1?locale=zh`
      const set = (endsAt: string | null, headers = {}) =>
        ask(way, { method: 'PATCH', body: { startsAt: '2026-01-02T00:00:00.000Z', endsAt }, headers })
      for (const endsAt of ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']) {
        const refused = await set(endsAt, { 'accept-language': 'zh' })
        expect(refused.status).toBe(400)
        expect(JSON.stringify(refused.answer)).toContain('结束须晚于开始')
      }
      for (const endsAt of ['2026-01-03T00:00:00.000Z', null]) {
        expect((await set(endsAt)).status).toBe(200)
        expect((await ask(way)).answer).toMatchObject({ endsAt, startsAt: '2026-01-02T00:00:00.000Z' })
      }
    },
  )
})

describe('the head fragment over REST', () => {
  const header = '<meta name="made" content="over-rest">'

  it.each(roles.filter((role) => role !== 'administrator'))('[N3] is not changed by %s', async (role) => {
    for (const locale of ['zh', 'en'])
      await ask(`globals/site?locale=${locale}`, { method: 'POST', role, body: { header } })
    expect((await ask('globals/site')).answer.header).not.toBe(header)
  })

  it('[N3] is changed by an administrator, who is told next to the field what will not do', async () => {
    const refused = await ask('globals/site', {
      method: 'POST',
      body: { header: '<script>alert(1)</script>' },
      headers: { 'accept-language': 'zh' },
    })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.answer)).toContain('不能放脚本')
    expect((await ask('globals/site', { method: 'POST', body: { header } })).status).toBe(200)
    expect((await ask('globals/site')).answer.header).toBe(header)
  })
})
