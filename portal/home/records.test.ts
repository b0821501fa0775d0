import { describe, expect, it } from 'vitest'
import { consultChannels, experts } from '#demo/content/company.ts'
import { engines } from '#demo/content/home.ts'
import { partnerClasses, partners } from '#demo/content/partners.ts'
import { industries, solutions } from '#demo/content/solutions.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { figureOf } from '../../tests/factories/pictures.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

describe.each(locales)('records of the home page in %s', (locale) => {
  it('[C4] home/engine/list gives each engine a measured number with its source', async () => {
    const answer = await test.ask('home/engine/list', locale)
    expect(
      answer.map(({ icon, link, metric, name, text }) => ({ name, text, icon, metric, path: link?.path })),
    ).toEqual(
      engines.map(({ icon, link, metric, name, text }) => ({
        name: name[locale],
        text: text[locale],
        icon,
        metric: {
          value: metric.value,
          unit: metric.unit[locale],
          label: metric.label[locale],
          source: metric.source[locale],
        },
        path: link.path,
      })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C5] home/solution/list names the industry and leads to the solution', async () => {
    const answer = await test.ask('home/solution/list', locale)
    expect(answer.map(({ id: _id, image, lang: _lang, ...rest }) => ({ ...rest, image: figureOf(image) }))).toEqual(
      solutions.map(({ image, industry, slug, summary, title }) => ({
        slug,
        title: title[locale],
        summary: summary[locale],
        industry: industries.find((each) => each.slug === industry)?.title[locale],
        link: { path: `/solution/detail?id=${slug}`, title: title[locale] },
        image,
      })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C6] home/ecology/list names the class of each partner', async () => {
    const answer = await test.ask('home/ecology/list', locale)
    expect(answer.map(({ class: className, link, name }) => ({ name, class: className, url: link?.url }))).toEqual(
      partners.map(({ class: slug, name, url }) => ({
        name: name[locale],
        class: partnerClasses.find((each) => each.slug === slug)?.title[locale],
        url,
      })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('[C6] home/ecology/list has a logo of each partner’s own', async () => {
    const answer = await test.ask('home/ecology/list', locale)
    expect(answer.map(({ logo }) => logo?.alt)).toEqual(
      partners.map(({ name }) => (locale === 'zh' ? `${name.zh}的标志` : `Logo of ${name.en}`)),
    )
    expect(new Set(answer.map(({ logo }) => logo?.url)).size).toBe(partners.length)
  })

  it('[C18] home/expert/consult has the channels and the experts', async () => {
    const answer = await test.ask('home/expert/consult', locale)
    expect(answer.channels.map(({ id: _id, ...channel }) => channel)).toEqual(
      consultChannels.map(({ icon, link, text, title, value }) => ({
        title: title[locale],
        text: text[locale],
        icon,
        value: value?.[locale] ?? '',
        link: { path: link.path, title: title[locale] },
      })),
    )
    expect(answer.experts.map(({ name, text, topic }) => ({ name, text, topic }))).toEqual(
      experts.map(({ name, text, topic }) => ({ name: name[locale], text: text[locale], topic: topic[locale] })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })
})

describe('a record that exists in one language only', () => {
  it('[L6] [C4] is shown whole in that language and marked with it', async () => {
    const { id, name } = await makeRecord(test.payload, 'engines', { zh: 'published' })
    const shown = (await test.ask('home/engine/list', 'en')).find((engine) => engine.id === String(id))
    const text = mark(name, 'zh')
    expect(shown).toMatchObject({ lang: 'zh', name: text, text, metric: { unit: text, label: text, source: text } })
  })

  it('[L6] [C6] a published English partner is marked `en` in the Chinese list', async () => {
    const { id, name } = await makeRecord(test.payload, 'partners', { en: 'published' })
    const shown = (await test.ask('home/ecology/list', 'zh')).find((partner) => partner.id === String(id))
    expect(shown).toMatchObject({ lang: 'en', name: mark(name, 'en') })
  })
})
