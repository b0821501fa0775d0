import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { roles } from '#content/access/roles.ts'
import { isPublic } from '#content/collections/index.ts'
import { type PreviewClaims, readPreview, signPreview } from '#content/preview/token.ts'
import { readPageAddress } from '#server/pages/addresses.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { pageOf } from './pages-of-kinds.ts'
import { draftPreviewRoutes } from './routes.ts'

const test = useTestPortal()
const origin = 'https://portal.example'
const later = Math.floor(Date.now() / 1000) + 3600

let record = 0
const people = new Map<string, { id: number; token: string }>()
beforeAll(async () => {
  record = Number((await makeRecord(test.payload, 'news')).id)
  const draft = { title: 'A DRAFT', _status: 'draft' as const }
  await test.payload.update({ collection: 'news', id: record, locale: 'en', draft: true, data: draft })
  for (const role of roles) {
    const email = `${role}@preview.example`
    const { id } = await test.payload.create({
      collection: 'users',
      data: { email, password: demoPassword, name: role, roles: [role] },
    })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    people.set(role, { id, token: String(token) })
  }
})

const claims = (more: Partial<PreviewClaims> = {}): PreviewClaims => ({
  source: 'news',
  record,
  locale: 'en',
  end: later,
  ...more,
})
const sign = (more?: Partial<PreviewClaims>) => signPreview(test.payload, claims(more))

/** A page that says what its calls would read. */
const render: RenderPage = async (_request, { locale, published }) => {
  const found = await published?.find('news', { where: { id: { equals: record } } })
  const body = `<html><head></head><body><h1>${found?.[0]?.title?.[locale] ?? 'as published'}</h1></body></html>`
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(body),
    data: () => '{}',
    isAway: false,
  }
}

/** Asks as whoever has the address and nothing else. */
async function visit(path: string) {
  const app = draftPreviewRoutes({ payload: test.payload, render, origin, isDev: false })
  const raw: Record<string, string> = {}
  const outgoing = { setHeader: (name: string, value: string) => (raw[name] = value) }
  const response = await app.request(`${origin}${path}`, {}, { outgoing })
  return { status: response.status, text: await response.text(), headers: response.headers, raw }
}

describe('26 (point 2): a preview', () => {
  it('leads to the page of the record, which shows the draft and is kept nowhere', async () => {
    const token = sign()
    const { headers, status } = await visit(`/preview/${token}`)
    expect(status).toBe(302)
    const page = await visit(String(headers.get('location')))
    expect(page.text).toContain('<h1>A DRAFT</h1>')
    expect(page.text).toContain('<meta name="robots" content="noindex">')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    expect(page.raw).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'same-origin' })
    expect((await visit(`${headers.get('location')}&side=published`)).text).toContain('<h1>as published</h1>')
  })

  it('says another state after another change', async () => {
    const token = sign()
    const state = async () => (await visit(`/preview/${token}/state`)).text
    const before = await state()
    expect(await state()).toBe(before)
    await test.payload.update({
      collection: 'news',
      id: record,
      locale: 'en',
      draft: true,
      data: { summary: 'Another summary', _status: 'draft' },
    })
    expect(await state()).not.toBe(before)
  })

  it.each<[string, () => string]>([
    ['without a stamp', () => sign().split('.')[0] ?? ''],
    ['with another’s stamp', () => `${sign({ record: record + 1 }).split('.')[0]}.${sign().split('.')[1]}`],
    ['with a stamp of another purpose', () => `${sign().split('.')[0]}.${'A'.repeat(43)}`],
    ['that has ended', () => sign({ end: later - 7200 })],
    ['of a link that there is not', () => sign({ link: 999_999 })],
    ['of a record that there is not', () => sign({ record: 999_999 })],
    ['of a collection that visitors do not read', () => sign({ source: 'users', record: 1 })],
    ['with more than a stamp', () => `${sign()}.x`],
    ['that is nothing', () => '..'],
  ])('%s opens nothing, anywhere', async (_what, make) => {
    const token = make()
    for (const path of [
      `/preview/${token}`,
      `/preview/${token}/state`,
      `/preview/${token}/compare`,
      `/en/news/detail?id=x&preview=${token}`,
    ]) {
      const { headers, status, text } = await visit(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('A DRAFT')
      if (token.length > 2) expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('is of an address of the site, or passes', async () => {
    expect((await visit(`/nowhere?preview=${sign()}`)).headers.get('x-robots-tag')).toBeNull()
  })

  it('has a page for every kind of content that is public, and for all settings', () => {
    const { collections, globals } = test.payload.config
    // A file is shown by what shows it, and a former address by nothing.
    const withoutPage = new Set(['media', 'former-slugs', 'attachments', 'videos'])
    const sources = [
      ...collections.map(({ slug }) => slug as string).filter(isPublic),
      ...globals.map(({ slug }) => slug as string),
    ]
    for (const collection of sources.filter((each) => !withoutPage.has(each))) {
      const page = pageOf(
        {
          collection,
          record: 1,
          order: '',
          head: { _status: { en: 'published' }, title: { en: 'A title' } },
          body: {},
          keys: [],
        },
        'en',
      )
      expect([collection, page]).toEqual([collection, expect.stringMatching(/^\/en/)])
      expect([collection, readPageAddress(new URL(String(page), origin)) !== undefined]).toEqual([collection, true])
    }
  })
})

/** The admin's REST interface, as its route answers. */
async function ask(way: string, role: string | undefined, body?: unknown) {
  const { default: config } = await import('#content/payload.config.ts')
  const token = role === undefined ? undefined : people.get(role)?.token
  const request = new Request(`http://localhost/admin/api/preview-links${way}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `JWT ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  return {
    status: response.status,
    answer: (await response.json()) as { id: number; path: string; links: { id: number }[] },
  }
}
const share = (role: string | undefined, more: object = {}) =>
  ask('/share', role, { source: 'news', record, locale: 'en', recipient: 'Ms Weber', ...more })
const listOf = (role: string | undefined) => ask(`/of?source=news&record=${record}&locale=en`, role)

describe('26 (point 2): a link to share', () => {
  const writers = ['administrator', 'publisher', 'editor', 'translator']

  it.each([undefined, 'agent', 'security'])('is made, seen and taken back by no %s', async (role) => {
    const { answer } = await share('editor')
    expect((await share(role)).status).toBe(403)
    expect((await listOf(role)).status).toBe(403)
    expect((await ask('/take-back', role, { link: answer.id })).status).toBe(403)
    expect((await visit(answer.path)).status).toBe(302)
  })

  it.each(writers)('is made and taken back by a %s, and opens nothing afterwards', async (role) => {
    const { answer, status } = await share(role)
    expect(status).toBe(201)
    expect((await visit(answer.path)).status).toBe(302)
    expect((await listOf(role)).answer.links.map(({ id }) => id)).toContain(answer.id)
    expect((await ask('/take-back', role, { link: answer.id })).status).toBe(200)
    expect((await visit(answer.path)).status).toBe(404)
    expect((await listOf(role)).answer.links.map(({ id }) => id)).not.toContain(answer.id)
    const { docs } = await test.payload.find({ collection: 'preview-links', where: { id: { equals: answer.id } } })
    expect(docs[0]).toMatchObject({ madeBy: expect.stringContaining(role), takenBackBy: expect.stringContaining(role) })
  })

  it('ends after seven days, and stays what it was signed for', async () => {
    const { answer } = await share('editor')
    const token = answer.path.slice('/preview/'.length)
    const week = 7 * 24 * 60 * 60 * 1000
    expect(readPreview(test.payload, token, Date.now() + week - 60_000)).toMatchObject({
      source: 'news',
      link: answer.id,
    })
    expect(readPreview(test.payload, token, Date.now() + week + 1000)).toBeUndefined()
  })

  it.each([
    ['no recipient', { recipient: ' ' }, 400],
    ['a language that there is not', { locale: 'fr' }, 400],
    ['a record that there is not', { record: 999_999 }, 404],
    ['people', { source: 'users', record: 1 }, 404],
    ['a collection without drafts', { source: 'attachments', record: 1 }, 404],
    ['a picture, which has no page', { source: 'media', record: 1 }, 404],
    ['a name of JavaScript’s', { source: '__proto__', record: 1 }, 404],
  ])('is refused for %s', async (_what, more, status) => {
    const before = await test.payload.count({ collection: 'preview-links' })
    expect((await share('administrator', more)).status).toBe(status)
    expect(await test.payload.count({ collection: 'preview-links' })).toEqual(before)
  })

  it('is made and changed by no other way, whoever asks', async () => {
    const { answer } = await share('editor')
    const data = { source: 'news', record, locale: 'en', recipient: 'x', madeBy: 'x', endsAt: '2099-01-01' }
    expect((await ask('', 'administrator', data)).status).toBe(403)
    for (const role of ['editor', 'publisher', 'agent']) expect((await ask(`/${answer.id}`, role)).status).toBe(403)
  })
})
