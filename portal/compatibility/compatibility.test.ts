import { describe, expect, it } from 'vitest'
import { blockLibraries, functionAreas, platforms } from '#demo/content/compatibility/index.ts'
import { products } from '#demo/content/products.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const functions = functionAreas.flatMap(({ groups, slug, subject }) =>
  groups.flatMap(({ names, ...facts }) => names.split(' ').map((name) => ({ name, area: slug, subject, ...facts }))),
)
const baseBlocks = blockLibraries.flatMap(({ blocks, isBase }) => (isBase ? blocks : []))

function countStates(items: readonly { state: string }[]) {
  const count = (wanted: string) => items.filter(({ state }) => state === wanted).length
  return { covered: count('covered'), partly: count('partly'), no: count('no') }
}

describe.each(locales)('the coverage table in %s', (locale) => {
  it('has the functions of the report once each, and the commands of Simulink beside them', async () => {
    const { areas, commands, totals } = await test.ask('product/compatibility', locale)
    // What other pages of the demo say of the report.
    expect(totals).toEqual({ covered: 1184, partly: 88, no: 148 })
    expect(totals).toEqual(countStates(functions.filter(({ subject }) => subject === 'functions')))
    expect(commands).toEqual(countStates(functions.filter(({ subject }) => subject === 'commands')))
    expect(areas.reduce((sum, { total }) => sum + total, 0)).toBe(functions.length)
    expect(new Set(functions.map(({ name }) => name)).size).toBe(functions.length)
  })

  it('is whole in the call for browsers, each remark in one language', async () => {
    const table = await test.ask('product/function/table', locale)
    expect(table.map(({ slug, title }) => ({ slug, title }))).toEqual(
      functionAreas.map(({ slug, title }) => ({ slug, title: title[locale] })),
    )
    expect(table.flatMap(({ groups }) => groups.flatMap(({ names }) => names))).toEqual(
      functions.map(({ name }) => name),
    )
    const lacking = table.flatMap(({ groups }) => groups).filter(({ state }) => state !== 'covered')
    expect(lacking.length).toBeGreaterThan(0)
    for (const group of lacking) expect(group.note).toBeTruthy()
    if (locale === 'en') expect(chineseTexts(table)).toEqual([])
  })

  it('is listed by area and state, in pages that join', async () => {
    const wanted = functions.filter(({ area, state }) => area === 'files' && state === 'partly')
    const { items, total } = await test.ask('product/function/list', locale, { area: 'files', state: 'partly' })
    expect(total).toBe(wanted.length)
    expect(items.map(({ name }) => name)).toEqual(
      wanted.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    )
    expect(items.map(({ note }) => note)).toEqual(
      items.map(({ name }) => wanted.find((each) => each.name === name)?.note?.[locale]),
    )
    const names = new Set<string>()
    for (let page = 1; page <= Math.ceil(functions.length / 100); page += 1)
      for (const { name } of (await test.ask('product/function/list', locale, { page, pageSize: 100 })).items)
        names.add(name)
    expect(names.size).toBe(functions.length)
    expect((await test.ask('product/function/list', locale, { page: 99, pageSize: 100 })).items).toEqual([])
  })

  it('is searched in any letter case, what begins with the word first', async () => {
    const { items, total } = await test.ask('product/function/search', locale, { q: ' PLOT ', pageSize: 100 })
    expect(total).toBe(items.length)
    expect(items[0]?.name).toBe('plot')
    for (const { name, note } of items) expect(`${name} ${note ?? ''}`.toLowerCase()).toContain('plot')
    const firstElsewhere = items.findIndex(({ name }) => !name.toLowerCase().startsWith('plot'))
    expect(items.slice(firstElsewhere).some(({ name }) => name.toLowerCase().startsWith('plot'))).toBe(false)
    expect((await test.ask('product/function/search', locale, { q: '%_\\' })).items).toEqual([])
  })

  it('the texts beside it are in the language', async () => {
    const { comparison, limits, method, steps, trademark } = await test.ask('product/compatibility', locale)
    expect([comparison.length, limits.length, steps.length].every((count) => count >= 5)).toBe(true)
    expect(comparison.some(({ better }) => better === 'theirs')).toBe(true)
    for (const row of [...limits, ...steps]) expect(row.text).not.toBe('')
    expect(trademark).toContain('MathWorks')
    if (locale === 'en') expect(chineseTexts([comparison, limits, steps, method, trademark])).toEqual([])
  })

  it('numbers in these texts are those of the tables', async () => {
    const { blocks, comparison, limits, steps } = await test.ask('product/compatibility', locale)
    const texts = JSON.stringify([comparison, limits, steps])
    expect(texts).not.toMatch(/\{(?:functions|commands|blocks)/)
    expect(blocks).toEqual(countStates(baseBlocks))
    for (const count of [functions.filter(({ subject }) => subject === 'functions').length, blocks.covered, blocks.no])
      expect(texts).toContain(count.toLocaleString('en'))
  })

  it('an area that is not published is in no answer', async () => {
    const draft = await test.payload.create({
      collection: 'function-areas',
      locale: 'zh',
      data: {
        title: '草稿',
        slug: 'draft-area',
        groups: [{ state: 'covered', names: 'secretfunction' }],
        _status: 'draft',
      } as never,
    })
    const answers = [
      await test.ask('product/function/table', locale),
      await test.ask('product/function/search', locale, { q: 'secretfunction' }),
      (await test.ask('product/compatibility', locale)).areas,
    ]
    expect(JSON.stringify(answers)).not.toMatch(/secretfunction|draft-area/)
    await test.payload.delete({ collection: 'function-areas', id: draft.id })
  })
})

describe.each(locales)('the table of blocks in %s', (locale) => {
  it('has more than 250 blocks of the base library, and is whole in the call for browsers', async () => {
    const table = await test.ask('product/block/table', locale)
    expect(baseBlocks.length).toBeGreaterThan(250)
    expect(table.map(({ blocks, isBase, slug, title }) => ({ slug, title, isBase, count: blocks.length }))).toEqual(
      blockLibraries.map(({ blocks, isBase, slug, title }) => ({
        slug,
        title: title[locale],
        isBase,
        count: blocks.length,
      })),
    )
    const blocks = table.flatMap((library) => library.blocks)
    for (const { note, replacement, state, types } of blocks) {
      expect(types.length).toBeGreaterThan(0)
      expect(state === 'no' || replacement).toBeTruthy()
      expect(state === 'covered' || note).toBeTruthy()
    }
    if (locale === 'en') expect(chineseTexts(table)).toEqual([])
  })

  it('no type has two states, in whichever libraries it stands', () => {
    const states = new Map<string, string>()
    for (const { state, types } of blockLibraries.flatMap(({ blocks }) => blocks))
      for (const type of types.split('\n')) {
        expect([type, states.get(type) ?? state]).toEqual([type, state])
        states.set(type, state)
      }
  })

  it('each library is counted', async () => {
    const { libraries } = await test.ask('product/compatibility', locale)
    expect(libraries.map(({ totals }) => totals)).toEqual(blockLibraries.map(({ blocks }) => countStates(blocks)))
  })
})

describe('what an editor may save', () => {
  const save = (names: string[]) =>
    test.payload
      .create({
        collection: 'function-areas',
        locale: 'zh',
        data: {
          title: 'x',
          slug: 'x',
          groups: names.map((each) => ({ state: 'covered', names: each })),
          _status: 'published',
        } as never,
      })
      .then(
        ({ id }) => test.payload.delete({ collection: 'function-areas', id }).then(() => 'saved'),
        (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message,
      )

  it('a name that stands in two rows, or is no name, is refused with the name', async () => {
    expect(await save(['sin cos', 'tan'])).toBe('saved')
    expect(await save(['sin cos', 'tan sin'])).toContain('sin')
    expect(await save(['sin 2cos'])).toContain('2cos')
    expect(await save(['containers.Map'])).toBe('saved')
  })
})

describe('what an editor may save of blocks', () => {
  const save = (...blocks: [types: string, state: string][]) =>
    test.payload
      .create({
        collection: 'block-libraries',
        locale: 'zh',
        data: {
          title: 'x',
          slug: 'x',
          blocks: blocks.map(([types, state]) => ({ title: types, types, state })),
          _status: 'published',
        } as never,
      })
      .then(
        ({ id }) => test.payload.delete({ collection: 'block-libraries', id }).then(() => 'saved'),
        (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message,
      )

  it('a type may stand in two rows, but not with two states', async () => {
    expect(await save(['Sum', 'covered'], ['Sum\nAdd', 'covered'])).toBe('saved')
    expect(await save(['Sum', 'covered'], ['Add\n Sum ', 'no'])).toContain('Sum')
  })
})

describe.each(locales)('platforms and the open platform in %s', (locale) => {
  it('every platform has a state for every product, and what passed has release and date', async () => {
    const answer = await test.ask('product/innovation', locale)
    expect(answer.products.map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug))
    expect(answer.platforms.map(({ title }) => title)).toEqual(platforms.map(({ title }) => title[locale]))
    for (const platform of answer.platforms)
      expect(platform.products.map(({ product }) => product).sort()).toEqual(answer.products.map(({ id }) => id).sort())
    const passed = answer.platforms.flatMap((each) => each.products).filter(({ status }) => status === 'yes')
    expect(passed.length).toBeGreaterThan(0)
    for (const { date, release } of passed) expect(date && release).toBeTruthy()
    expect(answer.platforms.flatMap((each) => each.products).filter(({ certificate }) => certificate)).not.toEqual([])
    expect(answer.services.length).toBeGreaterThan(0)
    expect(answer.cases.length).toBeGreaterThan(0)
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('the open platform has layers, samples, licences, applications and changes', async () => {
    const answer = await test.ask('product/open-platform', locale)
    for (const rows of Object.values(answer)) expect(rows.length).toBeGreaterThan(2)
    for (const { sample, version } of answer.sdks) expect(sample && version).toBeTruthy()
    for (const { partner } of answer.apps) expect(partner?.title).toBeTruthy()
    const dates = answer.changes.map(({ date }) => Date.parse(date ?? ''))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })
})
