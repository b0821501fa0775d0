import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

beforeAll(() => indexAll(test.payload), 60_000)

/** Fields of answers that are no words of a page: numbers of records, addresses, choices that the page writes in its own words. */
const wordless = new Set(
  'id lang languages slug path url target icon icons timeZone hours updatedAt date kind status better product release since value state level file sample code image mapPlace qrCode map website term seats year phone email issuedOn validUntil licence levels source trademark featured cases metric total link services partner partners logo unit'.split(
    ' ',
  ),
)

/** Every text of an answer that a page shows. */
function factsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return /\p{L}{2}/u.test(answer) ? [answer] : []
  if (Array.isArray(answer)) return answer.flatMap(factsIn)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => (wordless.has(name) ? [] : factsIn(value)))
}

/** A number that the page counts is in no text that is kept. */
const isCounted = (fact: string) => /\d,\d{3}/.test(asQuery(fact))

/** As much of a fact as somebody would type or copy, in whole words. */
const asQuery = (fact: string) =>
  fact
    .replaceAll('\n', ' ')
    .slice(0, 60)
    .replace(fact.length > 60 && /\p{Script=Latin}/u.test(fact) ? / [^ ]*$/u : /$/u, '')

const sources = [
  ['contact/our', '/contact', ['offices', 'phones']],
  ['company/about', '/about', ['principles', 'leaders', 'milestones', 'qualifications']],
  ['product/innovation', '/product/Innovation', ['platforms', 'services']],
  ['product/open-platform', '/product/open-platform', ['layers', 'sdks', 'licences', 'apps', 'changes']],
  ['product/compatibility', '/product/matlab-simulink', ['comparison', 'limits', 'steps']],
  ['ecology/programme', '/ecology', ['levels', 'benefits', 'steps']],
  ['ecology/classes', '/ecology/class', undefined],
  ['industry/overview', '/Industry-education', ['models', 'universities', 'laboratories', 'competitions']],
  ['job/page', '/joinUs', ['culture', 'benefits', 'steps']],
  ['ticket/options', '/support/ticket/new', ['severities']],
] as const

describe('28 (what a page shows can be found)', () => {
  it.each(sources)(
    '%s: each of its facts leads to %s',
    async (call, page, parts) => {
      const lost: string[] = []
      let count = 0
      for (const locale of locales) {
        const answer: object = await test.ask(call, locale, {})
        const shown = parts === undefined ? answer : parts.map((part) => Reflect.get(answer, part) as unknown)
        for (const fact of new Set(factsIn(shown))) {
          if (isCounted(fact)) continue
          count += 1
          const { items } = await test.ask('search', locale, { query: asQuery(fact), pageSize: 30 })
          if (!items.some(({ path }) => path.startsWith(page))) lost.push(`${locale} ${asQuery(fact)}`)
        }
      }
      expect(count).toBeGreaterThan(5)
      expect(lost).toEqual([])
    },
    60_000,
  )

  it('a component leads to the list that has it, a partner to its place in the directory, a teacher to the course', async () => {
    const { components, product } = await test.ask('help/open-system/bom', 'en', {
      product: 'studio',
      version: 'R2026b',
    })
    expect(components.length).toBeGreaterThan(5)
    for (const { id, title, version } of components) {
      const { items } = await test.ask('search', 'en', { query: `${title} ${version}`, kind: 'components' })
      expect(items.find((each) => each.id === id)?.path).toMatch(
        new RegExp(`^/help/OpenSystem\\?product=[\\w-]+#component-${id}$`),
      )
    }
    expect(product.slug).toBe('studio')
    const { items: partners } = await test.ask('ecology/list', 'zh', { page: 1, pageSize: 40 })
    for (const { class: own, id, name: title, region, slug } of partners) {
      const { items } = await test.ask('search', 'zh', { query: title, kind: 'partners' })
      const filters = `class=${encodeURIComponent(own?.slug ?? '')}&region=${encodeURIComponent(region?.slug ?? '')}`
      expect(items.find((each) => each.id === id)?.path).toBe(`/ecology/list?${filters}#${slug}`)
    }
    const { docs } = await test.payload.find({ collection: 'courses', depth: 1, locale: 'en', limit: 1 })
    const [teacher] = docs[0]?.teachers ?? []
    const name = typeof teacher === 'object' ? teacher.title : ''
    const { items: courses } = await test.ask('search', 'en', { query: name, kind: 'courses' })
    expect(courses.map(({ id }) => id)).toContain(String(docs[0]?.id))
  })

  it('what is said in settings is found when it is published, and no more when it is gone', async () => {
    const { phones = [] } = await test.payload.findGlobal({ slug: 'site', locale: 'en' })
    const change = (rows: object[], _status: 'draft' | 'published') =>
      test.payload.updateGlobal({
        slug: 'site',
        locale: 'en',
        draft: _status === 'draft',
        data: { phones: rows, _status },
      })
    const found = async () => (await test.ask('search', 'en', { query: 'Zorbline' })).items.map(({ path }) => path)
    const more = [...(phones ?? []), { purpose: 'Zorbline', phone: '+86 000 0000 9999' }]
    await change(more, 'draft')
    await indexAll(test.payload)
    expect(await found()).toEqual([])
    await change(more, 'published')
    await indexAll(test.payload)
    expect(await found()).toEqual(['/contact#phones'])
    await change([...(phones ?? [])], 'published')
    // At no moment: not even before it is indexed.
    expect(await found()).toEqual([])
    await indexAll(test.payload)
    expect(await found()).toEqual([])
  })
})
