import { describe, expect, it } from 'vitest'
import { partnerClasses, partners, regions } from '#demo/content/partners.ts'
import { programme } from '#demo/content/programme.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

describe.each(locales)('the partner programme in %s', (locale) => {
  it('ecology/programme has levels, benefits, steps and the partners put forward, in order', async () => {
    const answer = await test.ask('ecology/programme', locale)
    expect(answer.levels.map(({ level, requirements }) => ({ ...level, requirements }))).toEqual(
      programme.levels.map(({ level, requirements, title }) => ({
        value: level,
        title: title[locale],
        requirements: requirements[locale].split('\n'),
      })),
    )
    expect(answer.benefits.map(({ levels, title }) => ({ title, levels }))).toEqual(
      programme.benefits.map(({ levels, title }) => ({ title: title[locale], levels })),
    )
    expect(answer.steps.map(({ title }) => title)).toEqual(programme.steps.map(({ title }) => title[locale]))
    expect(answer.featured.map(({ slug }) => slug)).toEqual(programme.featured)
    if (locale === 'en') expect(chineseTexts(answer, ['zh'])).toEqual([])
  })

  it('ecology/classes has definition, criteria, benefits and partners of each class', async () => {
    const answer = await test.ask('ecology/classes', locale)
    expect(
      answer.map(({ benefits, criteria, definition, slug, total }) => ({
        slug,
        definition,
        criteria,
        benefits,
        total,
      })),
    ).toEqual(
      partnerClasses.map(({ benefits, criteria, definition, slug }) => ({
        slug,
        definition: definition[locale],
        criteria: criteria.map((each) => each[locale]),
        benefits: benefits.map((each) => each[locale]),
        total: partners.filter((partner) => partner.class === slug).length,
      })),
    )
    for (const each of answer) {
      expect(each.levels.reduce((sum, { count }) => sum + count, 0)).toBe(each.total)
      expect(each.partners.every((partner) => partner.class?.slug === each.slug)).toBe(true)
    }
    if (locale === 'en') expect(chineseTexts(answer, ['zh'])).toEqual([])
  })

  it('ecology/list has every partner with region, class, level, products, date and site', async () => {
    const { items, total } = await test.ask('ecology/list', locale, { pageSize: 100 })
    expect(total).toBe(partners.length)
    expect(
      items.map((item) => ({
        slug: item.slug,
        name: item.name,
        class: item.class?.slug,
        region: item.region?.title,
        level: item.level.value,
        products: item.products.map(({ slug }) => slug),
        since: item.since?.slice(0, 10),
        url: item.link?.url,
      })),
    ).toEqual(
      partners.map((partner) => ({
        slug: partner.slug,
        name: partner.name[locale],
        class: partner.class,
        region: regions.find(({ slug }) => slug === partner.region)?.title[locale],
        level: partner.level,
        products: partner.products,
        since: partner.level === 'registered' ? undefined : partner.since,
        url: partner.url,
      })),
    )
    if (locale === 'en') expect(chineseTexts(items)).toEqual([])
  })

  it('ecology/filters offers what the directory can be narrowed by', async () => {
    const { classes, levels, products, regions: offered } = await test.ask('ecology/filters', locale)
    expect(classes.map(({ slug }) => slug)).toEqual(partnerClasses.map(({ slug }) => slug))
    expect(offered.map(({ title }) => title)).toEqual(regions.map(({ title }) => title[locale]))
    expect(levels.map(({ value }) => value)).toEqual(['registered', 'certified', 'strategic'])
    expect(products).toHaveLength(5)
  })
})

describe('filters of ecology/list', () => {
  it.each([
    { class: 'university' },
    { region: 'europe' },
    { level: 'strategic' as const },
    { product: 'twin' },
    { class: 'technology', region: 'europe', level: 'certified' as const, product: 'studio' },
  ])('%o', async (filter) => {
    const { items, total } = await test.ask('ecology/list', 'zh', { ...filter, pageSize: 100 })
    const wanted = partners.filter(
      (partner) =>
        (filter.class === undefined || partner.class === filter.class) &&
        (filter.region === undefined || partner.region === filter.region) &&
        (filter.level === undefined || partner.level === filter.level) &&
        (filter.product === undefined || partner.products.includes(filter.product)),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(items.map(({ slug }) => slug)).toEqual(wanted.map(({ slug }) => slug))
    expect(total).toBe(wanted.length)
  })

  it('an unknown class, region or product is an empty list; an unknown level is bad input', async () => {
    for (const filter of [{ class: 'no' }, { region: 'no' }, { product: 'no' }])
      expect(await test.ask('ecology/list', 'zh', filter)).toMatchObject({ total: 0, items: [] })
    expect(await test.send('ecology/list', { level: 'golden' })).toMatchObject({ code: '000002' })
  })
})

describe('who sees a partner', () => {
  it('neither a draft nor what is in the waste basket, in the directory, its class, or among those put forward', async () => {
    const draft = await makeRecord(test.payload, 'partners', { zh: 'draft', en: 'draft' })
    const gone = await makeRecord(test.payload, 'partners')
    await test.payload.update({ collection: 'partners', id: gone.id, data: { deletedAt: new Date().toISOString() } })
    const { featured } = await test.payload.findGlobal({ slug: 'programme', depth: 0 })
    await test.payload.updateGlobal({
      slug: 'programme',
      data: { featured: [...(featured ?? []), draft.id, gone.id] as never },
    })
    const answers = [
      await test.ask('ecology/list', 'zh', { pageSize: 100 }),
      await test.ask('ecology/classes', 'zh'),
      await test.ask('ecology/programme', 'zh'),
    ]
    for (const { name } of [draft, gone]) expect(JSON.stringify(answers)).not.toContain(name)
    expect((answers[2] as { featured: unknown[] }).featured).toHaveLength(programme.featured.length)
  })

  it('[L6] one in Chinese only is marked as such in the English directory', async () => {
    const { id } = await makeRecord(test.payload, 'partners', { zh: 'published' })
    const { items } = await test.ask('ecology/list', 'en', { pageSize: 100 })
    expect(items.find((item) => item.id === String(id))).toMatchObject({ lang: 'zh' })
  })
})
