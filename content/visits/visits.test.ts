import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { openAsk } from '#content/search/ask.ts'
import { readFilter } from '#content/translate/filter.ts'
import { listTranslations } from '#content/translate/list.ts'
import { createVisitCounter } from '#server/visits/visit-counter.ts'
import { addVisits, visitDays } from './visits.ts'

const test = useTestPortal()
const today = Date.now()
const day = 86_400_000

async function makeNews() {
  const { id } = await makeRecord(test.payload, 'news', { zh: 'published' })
  const { slug } = await test.payload.findByID({ collection: 'news', id: Number(id), locale: 'zh' })
  return { id: Number(id), page: `/news/detail?id=${slug}` }
}
const add = (counted: Record<string, number>, at = today) =>
  addVisits(test.payload, new Map(Object.entries(counted)), at)
const stored = async (kind: string, record: number) => {
  const rows = await openAsk(test.payload)(
    'SELECT visits FROM portico_page_visits WHERE kind = ? AND record = ? ORDER BY day',
    [kind, record],
  )
  return rows.map(({ visits }) => Number(visits))
}
async function listed(query: Record<string, string>) {
  const user = { ...(await test.payload.find({ collection: 'users', limit: 1 })).docs[0], collection: 'users' as const }
  const req = await createLocalReq({ user: { ...user, roles: ['translator'] } as never }, test.payload)
  return (await listTranslations(req, readFilter(query), { language: 'en' })).rows
}

describe('30: visits of pages', () => {
  it('are those of the record, in both languages together, and order the table of translations', async () => {
    const [one, other] = [await makeNews(), await makeNews()]
    await add({ [one.page]: 2, [`/en${one.page}`]: 3, [other.page]: 1 })
    await add({ [one.page]: 4 })
    await add({ [one.page]: 5 }, today - 3 * day)
    expect(await stored('news', one.id)).toEqual([5, 9])
    const rows = await listed({ kind: 'news', order: 'visited' })
    expect(rows.slice(0, 2).map(({ record, visits }) => [record, visits])).toEqual([
      [one.id, 14],
      [other.id, 1],
    ])
  })

  it('of a page that is a global or an editor’s are its, and of what shows no record nobody’s', async () => {
    const { id } = await makeRecord(test.payload, 'custom-pages', { zh: 'published' })
    const made = await test.payload.findByID({ collection: 'custom-pages', id: Number(id), locale: 'zh' })
    const path = String((made as { path?: unknown }).path)
    await add({
      '/about': 7,
      '/en/about': 1,
      [path]: 2,
      '/news?page=2': 4444,
      '/nowhere': 1,
      '/news/detail?id=none': 9999,
    })
    expect(await stored('about-page', 0)).toEqual([8])
    expect(await stored('custom-pages', Number(id))).toEqual([2])
    const rows = await openAsk(test.payload)(
      'SELECT sum(visits) AS n FROM portico_page_visits WHERE visits IN (4444, 9999)',
      [],
    )
    expect(rows[0]?.n ?? null).toBeNull()
  })

  it('are forgotten after thirty days, and with their record, whose number may be given again', async () => {
    const { id, page } = await makeNews()
    await add({ [page]: 6 }, today - visitDays * day)
    expect(await stored('news', id)).toEqual([6])
    await add({ [page]: 1 })
    expect(await stored('news', id)).toEqual([1])
    await test.payload.delete({ collection: 'news', id })
    expect(await stored('news', id)).toEqual([])
  })

  it('are written once, and kept while the database is away', async () => {
    const { id, page } = await makeNews()
    const visits = createVisitCounter(test.payload)
    for (let time = 0; time < 3; time += 1) visits.count(page)
    const ask = openAsk(test.payload)
    await ask('ALTER TABLE portico_page_visits RENAME TO portico_visits_away', [])
    await expect(visits.write()).rejects.toThrow(/portico_page_visits/)
    await ask('ALTER TABLE portico_visits_away RENAME TO portico_page_visits', [])
    visits.count(page)
    await visits.write()
    await visits.write()
    expect(await stored('news', id)).toEqual([4])
  })
})
