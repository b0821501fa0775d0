import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeMember } from '../../tests/factories/members.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { signInStaff } from '../../tests/factories/staff-tokens.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Found } from './endpoint.ts'
import { hasWord } from './search.ts'

const test = useTestPortal()
let tokens = new Map<string, string>()

beforeAll(async () => {
  tokens = await signInStaff(test.payload, 'finder.example')
})

async function ask(question: string, who = 'editor', language = 'en'): Promise<Found & { status: number }> {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api/finder?q=${encodeURIComponent(question)}`, {
    headers: { cookie: `portico-lng=${language}`, ...(token !== undefined && { authorization: `JWT ${token}` }) },
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, ...((await response.json()) as Found) }
}
const titles = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).records.map(({ title }) => title)
const draft = { draft: true, data: { _status: 'draft' as const } }

describe('the finder', () => {
  it('answers staff alone, and no question that is longer than a title', async () => {
    expect((await ask('a', 'nobody')).status).toBe(401)
    for (const role of roles) expect((await ask('a', role)).status, role).toBe(200)
    expect((await ask('a'.repeat(81))).status).toBe(400)
    expect(await ask('   ')).toMatchObject({ status: 200, records: [], places: [] })
  })

  it('finds a record by either title and slug, in either language, and by its number', async () => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published', en: 'published' })
    await test.payload.update({ collection: 'news', id, locale: 'zh', data: { title: '磁悬浮轴承试验台' } })
    await test.payload.update({ collection: 'news', id, locale: 'en', data: { title: `Maglev Bearing ${name}` } })
    for (const question of ['悬浮轴', '试验台', `maglev ${name}`, 'MAGLEV bear', `#${id}`])
      expect((await ask(question)).records, question).toContainEqual(
        expect.objectContaining({ title: `Maglev Bearing ${name}`, href: `/admin/collections/news/${id}?locale=en` }),
      )
    expect(await titles('悬浮轴', 'editor', 'zh')).toEqual(['磁悬浮轴承试验台'])
    expect(await titles('aglev')).toEqual([])
  })

  it('finds a draft by its new title and by the one that visitors see, and says how far each language is', async () => {
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' })
    await test.payload.update({ collection: 'news', id, locale: 'zh', data: { title: '旧标题甲乙丙' } })
    await test.payload.update({
      collection: 'news',
      id,
      locale: 'zh',
      ...draft,
      data: { title: '新标题丁戊己', _status: 'draft' },
    })
    for (const question of ['甲乙丙', '丁戊己'])
      expect((await ask(question, 'editor', 'zh')).records).toMatchObject([
        { title: '新标题丁戊己', kind: '新闻', states: { zh: 'changed', en: 'missing' } },
      ])
  })

  it('finds nothing in the waste basket', async () => {
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' })
    await test.payload.update({ collection: 'news', id, locale: 'zh', data: { title: '丢弃的标题' } })
    expect(await titles('丢弃的')).toHaveLength(1)
    await test.payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
    expect(await titles('丢弃的')).toEqual([])
    expect(await titles(`#${id}`)).not.toContain('丢弃的标题')
  })

  it('shows each role what that role may read, and no field that is hidden', async () => {
    const { email, id } = await makeMember(test.payload)
    const who = await Promise.all(roles.map(async (role) => [role, (await titles(email.slice(0, 13), role)).length]))
    expect(Object.fromEntries(who)).toEqual({
      administrator: 1,
      publisher: 0,
      editor: 0,
      translator: 0,
      agent: 1,
      security: 1,
    })
    // What stands in the same row and is no name is never searched.
    const [stored] = await openAsk(test.payload)('SELECT password_hash AS hash FROM members WHERE id = ?', [id])
    const hash = String(stored?.hash)
    expect(hash.length).toBeGreaterThan(40)
    expect(await titles(hash.slice(0, 12), 'administrator')).toEqual([])
  })

  it('does not take signs of the database for words', async () => {
    for (const title of await titles('%')) expect(title).toContain('%')
    // A sign stands inside a word: it would begin none, or, as a sign of the database, all.
    expect(await titles('31%')).not.toEqual([])
    expect(await titles('3_%')).toEqual([])
    expect(await titles("' OR 1=1 --")).toEqual([])
    expect(await titles('_____')).toEqual([])
  })

  it('offers settings and lists by name, and a new record to those who may make one', async () => {
    expect((await ask('Site settings')).places).toContainEqual(expect.objectContaining({ href: '/admin/globals/site' }))
    expect((await ask('新建新闻', 'editor', 'zh')).places).toContainEqual({
      what: 'new',
      label: '新建新闻',
      href: '/admin/collections/news/create',
    })
    expect((await ask('new news item')).places.map(({ href }) => href)).toContain('/admin/collections/news/create')
    expect((await ask('新建新闻', 'translator', 'zh')).places).toEqual([])
    expect((await ask('mails')).places).toEqual([])
    expect((await ask('mails', 'administrator')).places.map(({ href }) => href)).toContain('/admin/collections/mails')
  })
})

describe('a word in a title', () => {
  it.each([
    ['motion control', 'cont', true],
    ['motion control', 'ontrol', false],
    ['motion-control', 'control', true],
    ['多体仿真', '体仿', true],
    ['浑仪sim', 'sim', true],
    ['x509', '509', false],
    ['version 2.4.1', '4', true],
    ['', 'a', false],
  ])('%s, %s: %s', (text, word, is) => {
    expect(hasWord(text, word)).toBe(is)
  })
})
