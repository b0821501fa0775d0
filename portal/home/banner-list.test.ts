import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { banners } from '#demo/content/home.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('home/banner/list', () => {
  it.each(locales)('[C1] gives the banners of the demo pack in order, in %s alone', async (locale) => {
    const answer = await test.ask('home/banner/list', locale)
    expect(
      answer.slice(0, banners.length).map(({ link, subtitle, theme, title }) => ({ title, subtitle, theme, link })),
    ).toEqual(
      banners.map(({ link, subtitle, theme, title }) => ({
        title: title[locale],
        subtitle: subtitle[locale],
        theme,
        link: { path: link.path, title: link.title[locale] },
      })),
    )
    expect(answer.every(({ lang }) => lang === locale)).toBe(true)
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C1] describes its picture with sizes and the asked language’s words', async () => {
    const [zh] = await test.ask('home/banner/list', 'zh')
    const [en] = await test.ask('home/banner/list', 'en')
    expect(zh?.image?.alt).toMatch(/\p{Script=Han}/u)
    expect(en?.image?.alt).toMatch(/^[^\p{Script=Han}]+$/u)
    expect(en?.image).toMatchObject({
      width: 1600,
      height: 1000,
      focal: { x: expect.any(Number), y: expect.any(Number) },
    })
    expect(en?.image?.url).toMatch(/^\/media\/[\w-]+\.webp\?v=\w+$/)
    expect(en?.image?.srcset.split(', ')).toEqual([
      expect.stringMatching(/^\/media\/[\w-]+\.avif\?v=\w+ 480w$/),
      expect.stringMatching(/ 720w$/),
      expect.stringMatching(/ 960w$/),
      expect.stringMatching(/ 1440w$/),
    ])
  })

  it('[C1] shows a banner from its first moment until just before its last', async () => {
    const startsAt = '2027-01-01T00:00:00.000Z'
    const endsAt = '2027-01-02T00:00:00.000Z'
    const { id } = await makeRecord(test.payload, 'banners', undefined, { startsAt, endsAt })
    const isShown = async (moment: string) => {
      vi.setSystemTime(new Date(moment))
      return (await test.ask('home/banner/list', 'zh')).some((banner) => banner.id === String(id))
    }
    expect(await isShown('2026-12-31T23:59:59.999Z')).toBe(false)
    expect(await isShown(startsAt)).toBe(true)
    expect(await isShown('2027-01-01T23:59:59.999Z')).toBe(true)
    expect(await isShown(endsAt)).toBe(false)
  })

  it('[C1] follows the order that editors drag', async () => {
    const before = await test.ask('home/banner/list', 'zh')
    const rows = await test.payload.find({ collection: 'banners', sort: '_order', limit: 0 })
    const orders = rows.docs.map((row) => (row as unknown as { _order: string })._order)
    const [first, second] = rows.docs
    // What a drag in the admin writes: a key that sorts between its new neighbours. `b` is after all, `Zz` before all.
    expect(orders.every((order) => order > 'Z' && order < 'b')).toBe(true)
    await test.payload.update({
      collection: 'banners',
      id: first?.id ?? 0,
      locale: 'zh',
      data: { _order: 'b00' },
    })
    const after = (await test.ask('home/banner/list', 'zh')).map(({ id }) => id)
    expect(after[0]).toBe(String(second?.id))
    expect(after.at(-1)).toBe(before[0]?.id)
  })
})
