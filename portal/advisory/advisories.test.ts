import { describe, expect, it } from 'vitest'
import { validateRevisions } from '#content/fields/version-ranges.ts'
import { advisories as seeds } from '#demo/content/advisories.ts'
import { news } from '#demo/content/news.ts'
import { locales } from '#lib/locale.ts'
import { scoreOf } from '#domain/advisory/cvss.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { advisoriesOf } from './advisories-of.ts'

const test = useTestPortal()
const newestFirst = seeds.toReversed()
const numbersOf = (items: { number: string }[]) => items.map(({ number }) => number)

describe.each(locales)('advisory/* in %s', (locale) => {
  it('lists them newest first, with the words of their score', async () => {
    const { items, total } = await test.ask('advisory/list', locale, { pageSize: 100 })
    expect(total).toBe(8)
    expect(numbersOf(items)).toEqual(numbersOf(newestFirst))
    expect(items[0]).toMatchObject({
      number: 'ARM-2026-008',
      score: 8.7,
      severity: 'high',
      date: '2026-10-21T01:00:00.000Z',
    })
    expect(items.map(({ title }) => title)).toEqual(newestFirst.map(({ title }) => title[locale]))
    if (locale === 'en') expect(chineseTexts(items)).toEqual([])
  })

  it.each([
    [{ product: 'studio' }, ['008', '007', '006', '001']],
    [{ product: 'edge-e2' }, ['004']],
    [{ product: 'edge-e2', version: '2.3' }, ['004']],
    [{ product: 'edge-e2', version: '2.4' }, []],
    [{ product: 'studio', version: 'R2026a' }, ['008', '007', '006']],
    [{ product: 'studio', version: 'R2026a Update 2' }, ['008']],
    [{ product: 'studio', version: 'R2026a Update 3' }, []],
    [{ product: 'control', version: 'R2024b' }, ['005']],
    [{ version: 'R2026b' }, []],
    [{ product: 'no-such' }, []],
    [{ version: 'nonsense' }, []],
  ])('%j leaves %j', async (filter, wanted) => {
    const { items } = await test.ask('advisory/list', locale, filter)
    expect(numbersOf(items)).toEqual(wanted.map((number) => `ARM-2026-${number}`))
  })

  it('offers the products that are named, and their versions, newest first', async () => {
    const { products, versions } = await test.ask('advisory/filters', locale)
    expect(products.map(({ slug }) => slug)).toEqual(['studio', 'compute', 'control', 'realtime', 'twin', 'edge-e2'])
    expect(versions[0]).toBe('R2027a Beta 1')
    expect(versions.indexOf('R2026a Update 3')).toBeLessThan(versions.indexOf('R2026a'))
    expect(versions.at(-1)).toBe('2.4')
    if (locale === 'en') expect(chineseTexts({ products, versions })).toEqual([])
  })

  it('gives one whole, with its ranges, revisions and weakness', async () => {
    const answer = await test.ask('advisory/detail', locale, { id: 'arm-2026-005' })
    const seed = seeds.find(({ number }) => number === answer.number)
    expect(answer).toMatchObject({ text: seed?.text[locale], remedy: seed?.remedy[locale], cwe: { id: 'CWE-79' } })
    expect(answer.affected[0]).toMatchObject({ status: 'affected', from: 'R2024b', fixedIn: ['R2024b Update 5'] })
    expect(answer.revisions.map(({ number, title }) => [number, title])).toEqual(
      seed?.revisions.map(({ title }, index) => [String(index + 1), title[locale]]),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })
})

describe('the demo’s advisories', () => {
  it('have the scores of their vectors', () => {
    const scored = ({ cvss3, cvss4, number }: (typeof seeds)[number]) => ({
      number,
      cvss4Score: scoreOf('4.0', cvss4),
      cvss3Score: scoreOf('3.1', cvss3),
    })
    expect(seeds.map(({ cvss3Score, cvss4Score, number }) => ({ number, cvss4Score, cvss3Score }))).toEqual(
      seeds.map(scored),
    )
  })

  it('agree with their news items', () => {
    for (const seed of seeds) {
      const item = news.find(({ slug }) => slug.zh === seed.news)
      expect(item?.date, seed.number).toBe(seed.revisions[0]?.date)
      for (const locale of locales) {
        const said = `${item?.summary[locale]} ${item?.body[locale]}`
        for (const { fixedIn = '', status } of seed.affected) {
          const versions = status === undefined ? fixedIn.split(', ').filter(Boolean) : []
          // The news name an update by its number once the release has been named.
          for (const version of versions)
            expect(said, `${seed.number} ${version}`).toContain(version.replace(/^R\w+ (?=Update)/, ''))
        }
      }
    }
  })
})

describe('advisoriesOf', () => {
  const of = async (product: string, version: string) => {
    const find = async (collection: string, options: object = {}) => {
      const { docs } = await test.payload.find({
        collection: collection as never,
        overrideAccess: false,
        locale: 'all',
        depth: 0,
        pagination: false,
        ...options,
        select: undefined,
      })
      return { docs, totalDocs: docs.length, totalPages: 1 }
    }
    return (await advisoriesOf({ find, locale: 'en' }, product, version)).map(
      ({ fixedIn, number }) => `${number} ${fixedIn.join(', ')}`,
    )
  }

  it('tells which published advisories a version is affected by, and where they are fixed', async () => {
    expect(await of('studio', 'R2026a Update 2')).toEqual(['ARM-2026-008 R2026a Update 3, R2026b'])
    expect(await of('studio', 'R2026b')).toEqual([])
    expect(await of('studio', 'R2025a Update 3')).toEqual(['ARM-2026-006 '])
    expect(await of('edge-e2', '2.3')).toEqual(['ARM-2026-004 2.4'])
    expect(await of('edge-e2', 'R2026a')).toEqual([])
    expect(await of('studio', 'nonsense')).toEqual([])
  })

  it('and does not tell of drafts', async () => {
    const before = await of('studio', 'R2026b')
    const affected = [
      { status: 'affected', products: [{ relationTo: 'products', value: await idOfStudio() }], from: 'R2026b' },
    ]
    await makeRecord(test.payload, 'advisories', { zh: 'draft', en: 'draft' }, { affected })
    expect(await of('studio', 'R2026b')).toEqual(before)
    await makeRecord(test.payload, 'advisories', { zh: 'published' }, { affected })
    expect(await of('studio', 'R2026b')).toHaveLength(1)
  })
})

async function idOfStudio() {
  const { docs } = await test.payload.find({ collection: 'products', where: { slug: { equals: 'studio' } } })
  return docs[0]?.id ?? 0
}

describe('what exists in one language only (L6)', () => {
  it('shows title and summary in it, and no body', async () => {
    const { id, name } = await makeRecord(test.payload, 'advisories', { zh: 'published', en: 'draft' })
    const answer = await test.ask('advisory/detail', 'en', { id: String(id) })
    expect(answer).toMatchObject({ lang: 'zh', title: mark(name, 'zh'), text: '', affected: [], revisions: [] })
  })
})

describe('in the admin', () => {
  /** What the form says at its fields. */
  async function reasonsOf(fields: Record<string, unknown>): Promise<string> {
    try {
      await makeRecord(test.payload, 'advisories', { en: 'published' }, fields)
      return ''
    } catch (error) {
      const { data } = error as { data?: { errors?: { message: string }[] } }
      return (data?.errors ?? []).map(({ message }) => message).join(' ')
    }
  }
  const v4 = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N'

  it.each([
    [
      'an impossible vector',
      { cvss4: v4.replace('AV:N', 'AV:Z'), cvss4Score: 8.7 },
      /isn’t a complete CVSS 4\.0 base vector/,
    ],
    ['half a vector', { cvss4: 'CVSS:4.0/AV:N', cvss4Score: 8.7 }, /isn’t a complete CVSS 4\.0 base vector/],
    ['a score that does not fit', { cvss4: v4, cvss4Score: 9.1 }, /gives 8\.7/],
    ['a 3.1 score without a vector', { cvss3Score: 5 }, /no vector/],
    ['a number of another form', { number: '008' }, /ARM-2026-001/],
    ['a CVE of another form', { cve: 'CVE-26-1' }, /CVE-2026-12345/],
    ['a weakness that does not exist', { cwe: 'CWE-0' }, /Unknown weakness/],
    ['no revision', { revisions: [] }, /first publication/],
    ['a revision out of count', { revisions: [{ number: '2', date: '2030-01-01', title: 'x' }] }, /must have number 1/],
  ])('%s is refused with the reason', async (_, fields, reason) => {
    expect(await reasonsOf(fields)).toMatch(reason)
  })

  it.each([
    ['no product of the house', { from: 'R1999a' }, /no release R1999a/],
    ['no version', { from: 'the first' }, /is no version/],
    ['the wrong way round', { from: 'R2026b', before: 'R2025a' }, /must be later/],
    ['of two schemes', { from: '2.3', before: 'R2025a' }, /different schemes/],
    ['fixed inside', { from: 'R2025a', before: 'R2026b', fixedIn: 'R2026a Update 1' }, /lies in the affected range/],
    ['of nothing that is affected', { status: 'unaffected', from: 'R2025a' }, /at least one range/],
  ])('a range %s is refused with the reason', async (_, range, reason) => {
    const products = [{ relationTo: 'products', value: await idOfStudio() }]
    expect(await reasonsOf({ affected: [{ status: 'affected', products, ...range }] })).toMatch(reason)
  })

  it('the reason is in the language of the form', () => {
    const reason = (language: string) => validateRevisions([], { req: { i18n: { language } } } as never)
    expect([reason('zh'), reason('en')]).toEqual(['至少写首次发布', 'Give at least the first publication'])
  })
})
