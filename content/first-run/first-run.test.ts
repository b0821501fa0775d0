import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../../tests/factories/staff-tokens.ts'
import { closePayload, createEmptyDatabase, openPayload } from '../../tests/setup/portal.ts'
import { roles } from '#content/access/roles.ts'
import { databaseKind } from '#content/database.ts'
import { migrate, readMigrations } from '#content/migrate.ts'
import { readSchema } from '#content/sqlite-schema.ts'
import { env } from '#lib/env.ts'
import type { Made } from './make-pages.ts'
import type { FirstRun } from './state.ts'
import { gap } from './legal-drafts.ts'
import { steps } from './steps.ts'

let payload: Payload
let tokens = new Map<string, string>()

beforeAll(async () => {
  await createEmptyDatabase()
  payload = await openPayload()
  const folder = `${import.meta.dirname}/../migrations/${databaseKind(env)}`
  await migrate(payload, await readMigrations(folder), { schema: await readSchema(folder) })
  tokens = await signInStaff(payload, 'first.example')
}, 120_000)
afterAll(() => closePayload(payload))

interface Answer extends FirstRun {
  status: number
  made?: Made
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

async function ask(way: string, body?: object, who = 'administrator'): Promise<Answer> {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api/setup${way}`, {
    headers: {
      cookie: 'portico-lng=en',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  return { ...((await response.json()) as Answer), status: response.status }
}

const company = {
  nameZh: '青禾医疗用品有限公司',
  nameEn: 'Qinghe Medical Supplies',
  shortZh: '青禾医疗',
  shortEn: 'Qinghe',
  descriptionZh: '为诊所供应耗材与器械。',
  descriptionEn: 'Supplies clinics with consumables and instruments.',
  country: 'CN',
  icp: '浙ICP备00000000号',
  publicSecurity: '',
}
const look = { main: '', markImage: '', markImageDark: '', logo: '', logoDark: '' }
const columns = async () => (await payload.find({ collection: 'columns', limit: 0, locale: 'all', trash: true })).docs

describe('27: who may use the assistant', () => {
  it.each(['', ...steps.map((step) => `/${step}`), '/pages'])('administrators alone: %s', async (way) => {
    const body = way === '' ? undefined : {}
    for (const who of ['nobody', ...roles.filter((role) => role !== 'administrator')])
      expect([who, (await ask(way, body, who)).status]).toEqual([who, 403])
    expect((await columns()).length).toBe(0)
  })
})

describe('27: an empty start', () => {
  it('has everything to do, and no settings are public before there is a name', async () => {
    const first = await ask('')
    expect([first.status, first.open]).toEqual([200, [...steps, 'pages', 'legal']])
    for (const [way, body] of Object.entries({ '/sections': { has: [] }, '/pages': {}, '/look': look }))
      expect([way, (await ask(way, body)).status]).toEqual([way, 409])
    expect((await ask('/company', { ...company, nameEn: '' })).status).toBe(400)
    expect((await ask('/nothing', {})).status).toBe(404)
  })

  it('says what was stored, and asks only sites in China for their numbers', async () => {
    expect(await ask('/company', company)).toMatchObject({ status: 200, values: { company } })
    const abroad = { ...company, country: 'DE' }
    expect((await ask('/company', abroad)).values.company).toEqual({ ...abroad, icp: '', publicSecurity: '' })
    expect((await ask('/company', company)).open).not.toContain('company')
  })

  it('refuses a colour that nobody can read and a drawing that could run, with the words of the brand’s own form', async () => {
    const pale = await ask('/look', { ...look, main: '#fff4b8' })
    expect([pale.status, pale.errors?.[0]?.data?.errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/#[\da-f]{6}/),
    ])
    const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script></svg>'
    const image = `data:image/svg+xml;base64,${Buffer.from(script).toString('base64')}`
    expect((await ask('/look', { ...look, markImage: image })).status).toBe(400)
    expect((await ask('/look', { ...look, main: '#0b7a4b' })).values.look.main).toBe('#0b7a4b')
  })

  it('makes pages once when two people press at the same moment, for the sections that there are', async () => {
    await ask('/sections', { has: ['products', 'news', 'about'] })
    const both = await Promise.all([ask('/pages', {}), ask('/pages', {})])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const made = both.map((each) => each.made?.columns ?? 0).toSorted((one, other) => one - other)
    const paths = (await columns()).map(({ path }) => path)
    expect(made).toEqual([0, paths.length])
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/', '/product', '/news', '/about', '/contact']))
    expect(paths.filter((path) => /help|joinUs|ticket|download|machine/.test(path))).toEqual([])
  })

  it('has menus of these pages alone, in both languages, and outlines of legal texts that nobody sees', async () => {
    const { bottom, first } = await payload.findGlobal({ slug: 'navigation', locale: 'en', depth: 0 })
    expect(first?.map(({ target, title }) => [target, title])).toEqual([
      ['/product', 'Products'],
      ['/news', 'News'],
      ['/about', 'About us'],
      ['/contact', 'Contact'],
    ])
    expect(bottom?.length).toBe(3)
    const { docs } = await payload.find({ collection: 'legal-texts', locale: 'all', draft: true })
    expect(docs.map(({ _status }) => _status)).toEqual(Array.from(docs, () => ({ zh: 'draft', en: 'draft' })))
    expect([docs.length, JSON.stringify(docs).includes(gap.zh), JSON.stringify(docs).includes(gap.en)]).toEqual([
      3,
      true,
      true,
    ])
  })

  it('changes nothing that somebody wrote, and makes what a section needs that is turned on later', async () => {
    const about = (await columns()).find(({ path }) => path === '/about')
    await payload.update({ collection: 'columns', id: about?.id ?? 0, locale: 'zh', data: { title: '我们' } })
    await payload.updateGlobal({ slug: 'about-page', locale: 'zh', data: { mission: '自己写的' } })
    await ask('/sections', { has: ['products', 'news', 'about', 'jobs'] })
    expect((await ask('/pages', {})).made).toEqual({ columns: 1, menus: 0, legal: 0 })
    const after = await payload.findByID({ collection: 'columns', id: about?.id ?? 0, locale: 'zh' })
    const page = await payload.findGlobal({ slug: 'about-page', locale: 'zh' })
    expect([after.title, page.mission]).toEqual(['我们', '自己写的'])
  })
})
