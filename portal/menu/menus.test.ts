import { describe, expect, it } from 'vitest'
import { navigation } from '#demo/content/navigation.ts'
import { products } from '#demo/content/products.ts'
import { site } from '#demo/content/site.ts'
import type { MenuItemSeed } from '#demo/content/types.ts'
import { locales, type Locale } from '#lib/locale.ts'
import type { MenuItem } from '#portal/schemas.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

type Entry = Pick<MenuItem, 'title' | 'path' | 'icon' | 'summary'> & { children: Entry[] }

const expected = (items: readonly MenuItemSeed[], locale: Locale): Entry[] =>
  items.map(({ children, icon, path, summary, title }) => ({
    title: title[locale],
    path,
    ...(icon && { icon }),
    ...(summary && { summary: summary[locale] }),
    children: expected(children ?? [], locale),
  }))

const withoutIds = (items: readonly MenuItem[]): Entry[] =>
  items.map(({ children, icon, path, summary, title }) => ({
    title,
    path,
    ...(icon !== undefined && { icon }),
    ...(summary !== undefined && { summary }),
    children: withoutIds(children),
  }))

describe.each(locales)('menus in %s', (locale) => {
  const expectMenu = (answer: MenuItem[], items: readonly MenuItemSeed[]) => {
    expect(withoutIds(answer)).toEqual(expected(items, locale))
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  }

  it('[C8] base/first/column/list is the first level, each with its children', async () => {
    const answer = await test.ask('base/first/column/list', locale)
    expectMenu(answer, navigation.first)
    expect(answer.some(({ children }) => children.length > 0)).toBe(true)
  })

  it('[C9] base/bottom/column/list is the footer', async () => {
    expectMenu(await test.ask('base/bottom/column/list', locale), navigation.bottom)
  })

  it('[C10] base/column/product has every product family', async () => {
    const answer = await test.ask('base/column/product', locale)
    expectMenu(answer, navigation.product)
    const paths = answer.flatMap(({ children, path }) => [path, ...children.map((child) => child.path)])
    for (const { slug } of products) expect(paths).toContain(`/product/detail?id=${slug}`)
  })

  it('[C11] base/column/ecology is the partners’ menu', async () => {
    expectMenu(await test.ask('base/column/ecology', locale), navigation.ecology)
  })

  it('[C12] base/column/about and the company’s name is the menu about the company', async () => {
    expectMenu(await test.ask('base/column/about{name}', locale, { name: site.slug }), navigation.about)
  })
})

describe('what stands out in a menu', () => {
  const readPromoted = async (locale: Locale) =>
    (await test.ask('base/first/column/list', locale)).map(({ promoted }) => promoted?.item)

  it.each(locales)(
    '[C8] [S6] is one record of each area that opens, with its own words and address in %s',
    async (locale) => {
      const answer = await test.ask('base/first/column/list', locale)
      const opening = answer.filter(({ children }) => children.length > 0)
      expect(opening.length).toBeGreaterThan(4)
      for (const { promoted, title } of opening) {
        const { item } = promoted ?? {}
        expect(item?.lang, title).toBe(locale)
        expect([item?.title !== '', item?.summary !== ''], title).toEqual([true, true])
      }
      expect(opening.filter(({ promoted }) => promoted?.item?.image !== undefined).length).toBeGreaterThan(4)
      const paths = opening.map(({ promoted }) => promoted?.item?.link.path)
      expect(paths).toContain(locale === 'zh' ? '/news/detail?id=r2026b-fabu' : '/news/detail?id=r2026b-released')
    },
  )

  it('[C8] falls away when it is withdrawn, and comes back when it is published again', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    const { first } = (await test.payload.findGlobal({ slug: 'navigation', locale: 'zh', depth: 0 })) as {
      first: { promoted?: string }[]
    }
    const chosen = first.map((row, index) =>
      index === 0 ? { ...row, promoted: `/news/detail?id=${mark(name, 'zh')}` } : row,
    )
    await test.payload.updateGlobal({ slug: 'navigation', locale: 'zh', data: { first: chosen } })
    expect((await readPromoted('zh'))[0]).toMatchObject({ title: mark(name, 'zh') })
    expect((await readPromoted('en'))[0]).toMatchObject({
      title: mark(name, 'en'),
      link: { path: `/news/detail?id=${mark(name, 'en')}` },
    })
    const setStatus = async (_status: 'draft' | 'published') => {
      for (const locale of locales)
        await test.payload.update({ collection: 'news', id, locale, data: { _status }, draft: false })
    }
    await setStatus('draft')
    expect((await readPromoted('zh'))[0]).toBeUndefined()
    await setStatus('published')
    expect((await readPromoted('zh'))[0]).toMatchObject({ title: mark(name, 'zh') })
    await test.payload.updateGlobal({ slug: 'navigation', locale: 'zh', data: { first } })
  })
})

describe('the last segment of base/column/about{name}', () => {
  it.each(['Other', 'armilla', '', 'Armilla%20', '%2e%2e', '{name}', 'constructor'])(
    '[C12] another name (%j) is an empty list',
    async (name) => {
      expect(await test.send(`base/column/about${name}`, {})).toMatchObject({ code: '000000', data: [] })
    },
  )

  it('[C12] is the path’s, whatever the body says', async () => {
    expect((await test.send('base/column/aboutOther', { name: site.slug })).data).toEqual([])
    expect((await test.send(`base/column/about${site.slug}`, { name: 'Other' })).data).not.toEqual([])
  })

  it('[C12] does not reach over a slash', async () => {
    expect(await test.send(`base/column/about/${site.slug}`, {})).toMatchObject({ code: '000003' })
  })
})
