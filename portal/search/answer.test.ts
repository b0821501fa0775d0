import { describe, expect, it } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

const answer = async (query: string, locale: Locale, more: object = {}) =>
  (await test.ask('search', locale, { query, ...more })).answer
const only = async <Kind extends string>(query: string, locale: Locale, kind: Kind) => {
  const found = await answer(query, locale)
  if (found?.kind !== kind) throw new Error(`${query}: ${found?.kind ?? 'no answer'}`)
  return found as Extract<NonNullable<typeof found>, { kind: Kind }>
}

describe('28 (answers at the top): a record answers by itself', () => {
  it('a phone, by its purpose or its office, is the one of the contact page', async () => {
    const { offices, phones } = await test.ask('contact/our', 'zh', {})
    const all = await only('电话是多少', 'zh', 'phone')
    expect(all.phones).toEqual(phones.map(({ email, phone, purpose }) => ({ purpose, phone, email })))
    expect(all.path).toBe('/contact#phones')
    for (const { phone, purpose } of phones)
      expect((await only(`${purpose}电话`, 'zh', 'phone')).phones).toContainEqual(
        expect.objectContaining({ purpose, phone }),
      )
    const [office] = offices.slice(-1)
    const found = await only(`${office?.title}电话`, 'zh', 'phone')
    expect([found.path, found.phones[0]?.phone]).toEqual([`/contact#office-${office?.id}`, office?.phone])
  })

  it.each([
    ['zh', '你们几点上班'],
    ['zh', '服务时间'],
    ['en', 'What are your opening hours?'],
    ['en', 'support hours'],
  ] as const)('%s %s: the hours of the contact page', async (locale, query) => {
    const { closesAt, days, isOpen, opensAt, timeZone } = await test.ask('contact/hours', locale, {})
    const { hours, path } = await only(query, locale, 'hours')
    expect(hours).toMatchObject({ closesAt, days, isOpen, opensAt, timeZone })
    expect(path).toBe('/contact#hours')
  })

  it('the latest release, of all products or of the one that is named', async () => {
    const products = await test.ask('download/index', 'en', {})
    for (const { releases, slug, title } of products) {
      const newest = releases.find(({ channel, version }) => channel !== 'beta' && !version.includes('Update'))
      for (const query of [`latest version of ${title}`, `${title} latest release`]) {
        const found = await only(query, 'en', 'release')
        expect([found.release.name, found.products.map((each) => each.slug)], query).toEqual([newest?.version, [slug]])
        expect(found.path).toBe(`/product/downHistory?product=${slug}#release-${newest?.id}`)
      }
    }
    expect((await only('最新版本', 'zh', 'release')).products.length).toBeGreaterThan(1)
  })

  it('until when a version is supported, and which advisories are about it', async () => {
    const [studio] = await test.ask('download/index', 'en', {})
    for (const { advisories, supportedUntil, version } of studio?.releases ?? []) {
      const supported = await only(`${studio?.title} ${version} end of support`, 'en', 'release')
      expect([version, supported.release.supportedUntil]).toEqual([version, supportedUntil])
      const affected = await only(`${studio?.title} ${version} vulnerabilities`, 'en', 'release')
      expect(affected.advisories.map(({ number }) => number).sort()).toEqual(
        advisories.map(({ number }) => number).sort(),
      )
    }
    const { about, release } = await only('r2025a支持到什么时候', 'zh', 'release')
    expect([about, release.name]).toEqual(['support', 'R2025a'])
  })

  it.each([
    ['en', 'phone app'],
    ['en', 'opening hours of the laboratory in space'],
    ['en', 'telephone exchange simulation'],
    ['en', 'latest news about hydraulics'],
    ['en', 'R2099a end of support'],
    ['en', 'supported block libraries'],
    ['en', 'vulnerabilities'],
    ['zh', '电话会议系统'],
    ['zh', '技术支持'],
    ['zh', '最新的新闻'],
  ] as const)('%s %s has none: not all of it is understood', async (locale, query) => {
    expect(await answer(query, locale)).toBe(undefined)
  })

  it('stands on the first page without filters alone', async () => {
    expect(await answer('服务时间', 'zh', { kind: 'news' })).toBe(undefined)
    expect(await answer('服务时间', 'zh', { page: 2 })).toBe(undefined)
  })
})
