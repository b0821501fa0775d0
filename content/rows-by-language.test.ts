import { describe, expect, it } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'

const test = useTestPortal()

interface Row {
  id?: string
  title: string
}

/** The words of each row by its id, which stays the same wherever the row stands. */
const byRow = (rows: readonly { id?: string | null; title: string }[]) =>
  Object.fromEntries(rows.map(({ id, title }) => [id ?? title, title]))

/** What can be done to the rows of a list; the second says which of the old ones are still there. */
const changes: [string, (rows: Row[]) => Row[]][] = [
  ['turned round', (rows) => rows.toReversed()],
  ['after a new first one', (rows) => [{ title: '新的任务' }, ...rows]],
  ['without their first one', (rows) => rows.slice(1)],
]

// Payload joined the languages of a list by the place of its rows (patches/payload+3.90.1.patch).
describe('rows of a list, changed in Chinese and published in Chinese alone, keep their English words', () => {
  it.for(changes)('%s', async ([, change]) => {
    const { payload } = test
    const { docs } = await payload.find({ collection: 'products', limit: 100, sort: 'id', locale: 'zh', depth: 0 })
    const id = docs.find(({ tasks }) => (tasks ?? []).length > 1)?.id ?? 0
    const one = { collection: 'products' as const, id }
    const read = async (locale: Locale) =>
      ((await payload.findByID({ ...one, locale, depth: 0, fallbackLocale: false })).tasks ?? []) as Row[]
    const [zh, en] = [await read('zh'), await read('en')]
    const tasks = change(zh)
    // As the form does: a draft first, then the publication of this language alone.
    await payload.update({ ...one, locale: 'zh', draft: true, data: { tasks, _status: 'draft' } })
    await payload.update({
      ...one,
      locale: 'zh',
      data: { tasks, _status: 'published' },
      publishSpecificLocale: 'zh',
    })
    const kept = byRow(en.filter((row) => tasks.some((each) => each.id === row.id)))
    expect((await read('zh')).map(({ title }) => title)).toEqual(tasks.map(({ title }) => title))
    expect(byRow((await read('en')).filter((row) => row.id !== undefined && row.id in kept))).toEqual(kept)
    expect((await read('en')).filter((row) => row.title).length).toBe(Object.keys(kept).length)
  })

  it('in a menu, too', async () => {
    const { payload } = test
    const read = async (locale: Locale) =>
      (await payload.findGlobal({ slug: 'navigation', locale, depth: 0, fallbackLocale: false })).about ?? []
    const [zh, en] = [await read('zh'), await read('en')]
    expect(zh.length).toBeGreaterThan(1)
    const menu = { slug: 'navigation' as const, locale: 'zh' as const }
    const about = zh.toReversed()
    await payload.updateGlobal({ ...menu, draft: true, data: { about, _status: 'draft' } })
    await payload.updateGlobal({
      ...menu,
      data: { about, _status: 'published' },
      publishSpecificLocale: 'zh',
    })
    expect(byRow(await read('zh'))).toEqual(byRow(zh))
    expect((await read('zh')).map(({ title }) => title)).toEqual(about.map(({ title }) => title))
    expect(byRow(await read('en'))).toEqual(byRow(en))
  })
})
