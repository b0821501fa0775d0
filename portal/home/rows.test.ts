import { describe, expect, it } from 'vitest'
import { aboutFacts, constructs, headings, headline, icons, life } from '#demo/content/home.ts'
import type { ItemSeed } from '#demo/content/types.ts'
import { locales, type Locale } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { figureOf } from '../../tests/factories/pictures.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

const itemIn =
  (locale: Locale) =>
  ({ icon, link, text, title }: ItemSeed) => ({
    title: title[locale],
    text: text[locale],
    ...(icon && { icon }),
    link: link && { path: link.path, title: link.title[locale] },
  })

describe.each(locales)('rows of the home page in %s', (locale) => {
  it('[C2] home/construct/list has title, text, icon and link of each row, in order', async () => {
    const answer = await test.ask('home/construct/list', locale)
    expect(answer).toEqual(constructs.map((seed) => ({ id: expect.any(String) as string, ...itemIn(locale)(seed) })))
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C3] home/life/style has a picture for each row, described in the language', async () => {
    const answer = await test.ask('home/life/style', locale)
    expect(answer.map(({ link, text, title }) => ({ title, text, link }))).toEqual(
      life.map((seed) => {
        const { icon: _icon, ...item } = itemIn(locale)(seed)
        return item
      }),
    )
    expect(answer.map(({ image }) => figureOf(image))).toEqual(life.map(({ image }) => image))
    expect(answer.every(({ image }) => (image?.alt ?? '') !== '')).toBe(true)
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C7] home/about/list has value and unit only where there are any', async () => {
    const answer = await test.ask('home/about/list', locale)
    expect(answer.map(({ id: _id, ...row }) => row)).toEqual(
      aboutFacts.map(({ link, text, title, unit, value }) => ({
        title: title[locale],
        text: text[locale],
        value,
        unit: unit?.[locale] || undefined,
        link: { path: link.path, title: link.title[locale] },
      })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C14] home/icon/list names icons of Iconify', async () => {
    const answer = await test.ask('home/icon/list', locale)
    expect(answer.map(({ icon, link, text, title }) => ({ title, text, icon, link }))).toEqual(
      icons.map(({ icon, path, text, title }) => ({
        title: title[locale],
        text: text[locale],
        icon,
        link: { path, title: title[locale] },
      })),
    )
    expect(answer.every(({ icon }) => /^[a-z]+:[a-z0-9-]+$/.test(icon))).toBe(true)
  })

  it('home/headline/list gives each number its unit and source', async () => {
    expect((await test.ask('home/headline/list', locale)).map(({ id: _id, ...row }) => row)).toEqual(
      headline.map(({ label, source, unit, value }) => ({
        title: label[locale],
        value,
        unit: unit[locale],
        source: source[locale],
      })),
    )
  })

  it('home/headings gives each section its heading', async () => {
    expect(await test.ask('home/headings', locale)).toEqual(
      Object.fromEntries(Object.entries(headings).map(([name, heading]) => [name, heading[locale]])),
    )
  })
})

it('[C2] leaves a row out in the language in which it has no title', async () => {
  const home = await test.payload.findGlobal({ slug: 'home', locale: 'zh', depth: 0 })
  const rows = [...(home.constructs ?? []), { title: '只有中文', text: '还没有译文' }]
  await test.payload.updateGlobal({ slug: 'home', locale: 'zh', data: { ...home, constructs: rows } })
  expect((await test.ask('home/construct/list', 'zh')).at(-1)?.title).toBe('只有中文')
  const english = await test.ask('home/construct/list', 'en')
  expect(english).toHaveLength(constructs.length)
  expect(chineseTexts(english)).toEqual([])
})
