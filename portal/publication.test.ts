import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { blueprints } from '../tests/factories/blueprints.ts'
import { type Made, makeRecord, mark, type RecordKind, type State, type States } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { calls } from './calls.ts'

const test = useTestPortal()

const state = fc.constantFrom<State | undefined>('published', 'draft', 'withdrawn', undefined)
const states = fc
  .record({ zh: state, en: state })
  .filter(({ en, zh }) => zh !== undefined || en !== undefined)
  .map(({ en, zh }): States => ({ ...(zh && { zh }), ...(en && { en }) }))
const kinds = Object.keys(blueprints) as RecordKind[]

/** Every answer that a visitor can get without knowing an address, as one text for each language. */
async function readEverything(): Promise<string> {
  const answers: unknown[] = []
  for (const locale of locales) {
    for (const { path } of calls)
      answers.push((await test.send(path.replace('{name}', 'Armilla'), { pageSize: 100 }, locale)).data)
  }
  return JSON.stringify(answers)
}

async function readCounts() {
  const [cases, news, categories] = await Promise.all([
    test.ask('case/list', 'zh', { pageSize: 1 }),
    test.ask('news/list', 'en', { pageSize: 1 }),
    test.ask('case/firtColumn', 'en'),
  ])
  return { cases: cases.total, news: news.total, ofCategories: categories.reduce((sum, { count }) => sum + count, 0) }
}

it(
  'what is not published in a language shows in no answer and in no count, whatever the states',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...kinds), states), { minLength: 1, maxLength: 4 }),
        async (records) => {
          const before = await readCounts()
          const made: (Made & { kind: RecordKind; given: States })[] = []
          for (const [kind, given] of records)
            made.push({ kind, given, ...(await makeRecord(test.payload, kind, given)) })
          const shown = await readEverything()
          for (const { given, kind, name } of made) {
            for (const locale of locales) {
              const isHidden = given[locale] !== 'published'
              if (isHidden)
                expect(shown, `${kind} ${JSON.stringify(given)} in ${locale}`).not.toContain(mark(name, locale))
            }
          }
          const visible = (kind: RecordKind) =>
            made.filter((each) => each.kind === kind && Object.values(each.given).includes('published')).length
          expect(await readCounts()).toEqual({
            cases: before.cases + visible('cases'),
            news: before.news + visible('news'),
            ofCategories: before.ofCategories + visible('cases'),
          })
          for (const { id, kind } of made)
            await test.payload.delete({ collection: kind as never, id, trash: true } as never)
        },
      ),
      { numRuns: 15 },
    )
  },
)

it('what is published does show (so that the property above can fail)', async () => {
  const shownIn: RecordKind[] = [
    'news',
    'news-categories',
    'cases',
    'case-categories',
    'products',
    'engines',
    'solutions',
    'partners',
    'banners',
  ]
  shownIn.push('announcements', 'offices', 'experts', 'friend-links')
  const made = []
  for (const kind of shownIn) made.push({ kind, ...(await makeRecord(test.payload, kind)) })
  const shown = await readEverything()
  for (const { kind, name } of made) for (const locale of locales) expect(shown, kind).toContain(mark(name, locale))
})

it('no call tells anything of the staff', async () => {
  const { docs } = await test.payload.find({ collection: 'users', limit: 0 })
  expect(docs.length).toBeGreaterThan(0)
  const shown = await readEverything()
  for (const user of docs) {
    expect(shown).not.toContain(user.email)
    expect(shown).not.toContain(user.name)
  }
})
