import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { isLong, readSeed } from '../../tests/setup/seed.ts'
import { type DraftDocument, draftDocument } from '#content/published/draft-document.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { openWithDrafts } from '#published/with-drafts.ts'
import { carryOutDue } from './carry-out.ts'
import type { PlanItem } from './plan.ts'
import { readPlannedDrafts } from './planned-drafts.ts'

const test = useTestPortal()
const languages = ['zh', 'en'] as const

async function makePlanner() {
  const email = `planner-${Math.random()}@plan.example`
  const data = { email, password: 'a long enough password', name: 'P', roles: ['publisher' as const] }
  return (await test.payload.create({ collection: 'users', data })).id
}

/** A news item, public in some languages, with an unpublished change in others. */
async function makeNews(shown: readonly Locale[], changed: readonly Locale[]): Promise<number> {
  const states = Object.fromEntries(languages.map((each) => [each, shown.includes(each) ? 'published' : 'draft']))
  const id = Number((await makeRecord(test.payload, 'news', states)).id)
  for (const locale of changed)
    await test.payload.update({
      collection: 'news',
      id,
      locale,
      draft: true,
      data: { title: `NEW ${locale} ${id}`, slug: `new-${locale}-${id}`, _status: 'draft' },
    })
  return id
}

async function makePlan(items: PlanItem[], state: 'cancelled' | 'planned' = 'planned') {
  const at = new Date(Date.now() - 1000).toISOString()
  const data = { name: 'Together', at, items, state, madeBy: await makePlanner() }
  return (await test.payload.create({ collection: 'plans', data, overrideAccess: true })).id
}

async function readTogether(plan: number): Promise<DraftDocument[]> {
  const found: (DraftDocument | undefined)[] = []
  for (const each of await readPlannedDrafts(test.payload, plan)) found.push(await draftDocument(test.payload, each))
  return found.filter((each) => each !== undefined)
}

/** What is worked out when a record is stored: its time, and the ids that a group gets at each reading. */
const timeless = (documents: readonly object[]): unknown =>
  JSON.parse(JSON.stringify(documents).replaceAll(/"updatedAt":"[^"]*"/g, '"updatedAt":""'))

const language = fc.subarray([...languages])
const change = fc.record({
  shown: language,
  changed: language,
  does: fc.record({
    zh: fc.constantFrom('publish', 'withdraw', 'nothing'),
    en: fc.constantFrom('publish', 'withdraw', 'nothing'),
  }),
})

describe('26 (point 5): a plan that is previewed', () => {
  it('shows what visitors will read once it is carried out, of all its records', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const items: PlanItem[] = []
        const ids: number[] = []
        for (const { changed, does, shown } of changes) {
          const record = await makeNews(shown, changed)
          ids.push(record)
          for (const locale of languages)
            if (does[locale] !== 'nothing') items.push({ source: 'news', record, locale, action: does[locale] })
        }
        fc.pre(items.length > 0)
        const plan = await makePlan(items)
        const asked = { where: { id: { in: ids } }, sort: 'id', depth: 1 } as const
        const preview = openWithDrafts(test.payload, await readTogether(plan))
        const seen = timeless(await preview.find('news', asked))
        const counted = await preview.count('news', { '_status.en': { equals: 'published' } })
        await carryOutDue(test.payload)
        const { failure, state } = await test.payload.findByID({ collection: 'plans', id: plan, overrideAccess: true })
        expect([state, failure ?? '']).toEqual(['done', ''])
        const side = openPublished(test.payload)
        expect(seen).toEqual(timeless(await side.find('news', asked)))
        expect(counted).toBe(await side.count('news', { '_status.en': { equals: 'published' } }))
      }),
      { numRuns: isLong ? 60 : 12, seed: readSeed() },
    )
  }, 120_000)

  it('of more records than a statement has parts is found as of one', async () => {
    const ids: number[] = []
    for (let made = 0; made < 90; made += 1) ids.push(await makeNews(['zh'], made < 3 ? ['zh'] : []))
    const plan = await makePlan(ids.map((record) => ({ source: 'news', record, locale: 'zh', action: 'publish' })))
    const drafts = await readTogether(plan)
    expect(drafts).toHaveLength(90)
    const seen = await openWithDrafts(test.payload, drafts).find('news', { where: { id: { in: ids } }, sort: 'id' })
    expect(seen.map(({ id }) => id)).toEqual(ids)
    expect(seen.filter(({ title }) => title?.zh?.startsWith('NEW zh'))).toHaveLength(3)
    await test.payload.delete({ collection: 'plans', id: plan, overrideAccess: true })
  }, 120_000)

  it('is nothing when it was cancelled, is done, or never was', async () => {
    const record = await makeNews(['zh'], ['zh'])
    const items: PlanItem[] = [{ source: 'news', record, locale: 'zh', action: 'publish' }]
    expect(await readPlannedDrafts(test.payload, await makePlan(items, 'cancelled'))).toEqual([])
    expect(await readPlannedDrafts(test.payload, 999_999)).toEqual([])
  })
})
