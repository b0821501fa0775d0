import fc from 'fast-check'
import { createLocalReq, handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#content/access/roles.ts'
import { checkPublished } from '#content/published/check.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { userOf } from '../../tests/factories/people.ts'
import { makeStaff, staffPassword } from '../../tests/factories/staff-browser.ts'
import { isLong, readSeed } from '../../tests/setup/seed.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { publishGlobal } from '#content/write-global.ts'

const test = useTestPortal()
const tokens = new Map<Role, string>()
beforeAll(async () => {
  for (const role of ['administrator', 'publisher', 'editor', 'translator', 'agent', 'security'] as const) {
    const { email } = await makeStaff(test, role)
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: staffPassword } })
    tokens.set(role, token ?? '')
  }
})

/** The admin's REST interface, as its route answers. */
async function ask(way: string, role: Role | undefined, body?: object) {
  const { default: config } = await import('#content/payload.config.ts')
  const token = role && tokens.get(role)
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
  const request = new Request(`http://localhost/admin/api/globals/${way}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, text: await response.text() }
}

const shownRow = async (slug: string) => JSON.stringify(await test.payload.db.findGlobal({ slug }))
const shownLine = async () => (await openPublished(test.payload).findGlobal('site')).line
const latestLine = async (locale: Locale) =>
  (await test.payload.findGlobal({ slug: 'site', locale, draft: true, depth: 0, fallbackLocale: false })).line
const writers = ['administrator', 'publisher', 'editor', 'translator'] as const

/** Ways in which a request can ask that visitors see something else, said to be a draft or not. */
const waysToPublish: [query: string, body: object][] = [
  ['locale=en', { line: 'x' }],
  ['locale=en&autosave=true', { line: 'x' }],
  ['locale=en&draft=true', { line: 'x', _status: 'published' }],
  ['locale=en&draft=true&autosave=true', { line: 'x', _status: 'published' }],
  ['locale=en&draft=true', { line: 'x', _status: { en: 'published' } }],
  ['locale=en&draft=true&publishAllLocales=true', { line: 'x' }],
  ['locale=en&publishAllLocales=true', { line: 'x', _status: 'published' }],
  ['locale=en&draft=true&publishSpecificLocale=en', { line: 'x', _status: 'published' }],
  ['locale=en&publishSpecificLocale=en', { line: 'x' }],
  ['locale=en&unpublishAllLocales=true', { line: 'x' }],
  ['locale=en&draft=true&unpublishAllLocales=true', { line: 'x' }],
  ['locale=en', { line: 'x', _status: 'draft' }],
]

describe('26 (point 4): drafts of settings', () => {
  it('are saved by nobody and by no one who writes no content', async () => {
    const before = await shownRow('site')
    for (const role of [undefined, 'agent', 'security'] as const)
      for (const query of ['locale=en&draft=true', 'locale=en'])
        expect([role, (await ask(`site?${query}`, role, { line: 'x' })).status]).toEqual([role, 403])
    expect(await shownRow('site')).toBe(before)
  })

  it.each(writers)('are saved by a %s, by themselves too, and change nothing that visitors see', async (role) => {
    const before = await shownRow('site')
    const line = `A draft of ${role}`
    expect((await ask('site?locale=en&draft=true', role, { line: 'begun' })).status).toBe(200)
    expect((await ask('site?locale=en&draft=true&autosave=true', role, { line })).status).toBe(200)
    expect(await latestLine('en')).toBe(line)
    expect(await shownRow('site')).toBe(before)
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })

  it.each(['editor', 'translator'] as const)('are published by a %s in no way', async (role) => {
    const before = await shownRow('site')
    for (const [query, body] of waysToPublish)
      expect([query, (await ask(`site?${query}`, role, body)).status]).toEqual([query, 403])
    expect(await shownRow('site')).toBe(before)
  })

  it('are read by staff and by no visitor, however they ask', async () => {
    await ask('site?locale=en&draft=true', 'editor', { line: 'A SECRET LINE' })
    expect((await ask('site?locale=en&draft=true', 'editor')).text).toContain('A SECRET LINE')
    for (const query of ['draft=true', 'draft=true&locale=all', 'locale=all', 'locale=en', ''])
      expect([query, (await ask(`site?${query}`, undefined)).text]).toEqual([
        query,
        expect.not.stringContaining('SECRET'),
      ])
    expect((await ask('site/versions?locale=en', undefined)).text).not.toContain('SECRET')
  })

  it('are published in one language, while the other waits', async () => {
    const { zh } = (await shownLine()) as { zh: string }
    await ask('site?locale=zh&draft=true', 'editor', { line: '等着的一句' })
    await ask('site?locale=en&draft=true', 'editor', { line: 'The line that goes out' })
    expect((await ask('site?locale=en', 'publisher', { _status: 'published' })).status).toBe(200)
    expect(await shownLine()).toEqual({ zh, en: 'The line that goes out' })
    expect([await latestLine('zh'), await latestLine('en')]).toEqual(['等着的一句', 'The line that goes out'])
    // What is read in the house's own code is what is published.
    expect((await test.payload.findGlobal({ slug: 'site', locale: 'zh' })).line).toBe(zh)
    expect((await ask('site?locale=zh', 'publisher', { _status: 'published' })).status).toBe(200)
    expect(await shownLine()).toEqual({ zh: '等着的一句', en: 'The line that goes out' })
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })

  it('replace what is public and never take it away', async () => {
    const before = await shownRow('site')
    const takingAway: [string, object][] = [
      ['locale=en', { _status: 'draft' }],
      ['locale=en', { _status: { zh: 'draft', en: 'draft' } }],
      ['locale=zh&unpublishAllLocales=true', {}],
      ['locale=zh&draft=true&unpublishAllLocales=true', { _status: 'draft' }],
    ]
    for (const role of ['publisher', 'administrator'] as const)
      for (const [query, body] of takingAway)
        expect([query, (await ask(`site?${query}`, role, body)).status]).toEqual([query, 400])
    const { db } = test.payload
    const row = await db.findGlobal<Record<string, unknown>>({ slug: 'site' })
    for (const _status of ['draft', { zh: 'published', en: 'draft' }, { zh: 'published' }])
      await expect(db.updateGlobal({ slug: 'site', data: { ...row, _status } })).rejects.toMatchObject({ status: 400 })
    expect(await shownRow('site')).toBe(before)
  })

  it('are there for every one of the settings', async () => {
    for (const { fields, slug } of test.payload.config.globals) {
      expect(
        fields.some((each) => 'name' in each && each.name === '_status'),
        slug,
      ).toBe(true)
      const before = await shownRow(slug)
      expect([slug, (await ask(`${slug}?locale=zh&draft=true`, 'editor', {})).status]).toEqual([slug, 200])
      expect([slug, (await ask(`${slug}?locale=zh`, 'editor', {})).status]).toEqual([slug, 403])
      expect(await shownRow(slug)).toBe(before)
      const { _status } = await test.payload.db.findGlobal<Record<string, unknown>>({ slug })
      expect([slug, _status]).toEqual([slug, { zh: 'published', en: 'published' }])
    }
  })
})

describe('26 (point 4): whatever is drafted and published of settings', () => {
  const step = fc.record({
    slug: fc.constantFrom('about-page' as const, 'home' as const, 'navigation' as const),
    locale: fc.constantFrom('zh' as const, 'en' as const),
    does: fc.constantFrom('draft', 'draft', 'publish'),
  })
  let words = 0
  const dataOf = (slug: string, word: string) =>
    slug === 'about-page'
      ? { mission: word }
      : slug === 'home'
        ? { headings: { news: word } }
        : { about: [{ id: '6540000000000000000000aa', title: word, target: '/about' }] }

  it('visitors read the words that were published last in each language, and none of a draft', async () => {
    const waiting = new Map<string, string>()
    const shown = new Map<string, string>()
    const side = () => openPublished(test.payload)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { does, locale, slug } of steps) {
          const place = `${slug} ${locale}`
          const draft = waiting.get(place)
          if (does === 'publish' && draft !== undefined) {
            await publishGlobal(await createLocalReq({ user: userOf('publisher') as never }, test.payload), slug, [
              locale,
            ])
            shown.set(place, draft)
          } else if (does !== 'publish') {
            const word = `word${(words += 1)}end`
            await test.payload.updateGlobal({ slug, locale, draft: true, data: dataOf(slug, word) as never })
            waiting.set(place, word)
          }
        }
        const all = JSON.stringify(
          await Promise.all((['about-page', 'home', 'navigation'] as const).map((slug) => side().findGlobal(slug))),
        )
        expect(new Set(all.match(/word\d+end/g))).toEqual(new Set(shown.values()))
        expect((await checkPublished(test.payload)).differences).toEqual([])
      }),
      { numRuns: isLong ? 60 : 10, seed: readSeed() },
    )
  }, 240_000)
})
