import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

beforeAll(() => indexAll(test.payload), 60_000)

describe('28 (results): one text that belongs to several releases', () => {
  it('is one result that says which, each with its place, and is counted once', async () => {
    const { docs } = await test.payload.find({ collection: 'releases', limit: 0, pagination: false, locale: 'all' })
    for (const locale of locales) {
      const titles = docs.map(({ id, title, version }) => ({
        id: String(id),
        version,
        title: (title as unknown as Record<string, string>)[locale] ?? '',
      }))
      const shared = titles.find(({ id, title }) => titles.some((each) => each.title === title && each.id !== id))
      expect(shared).toBeDefined()
      const meant = titles.filter(({ title }) => title === shared?.title)
      const { items, kinds, total } = await test.ask('search', locale, {
        query: shared?.title ?? '',
        kind: 'releases',
        pageSize: 50,
      })
      const [first] = items
      const ids = [first?.id, ...(first?.same ?? []).map(({ id }) => id)]
      expect(new Set(ids)).toEqual(new Set(meant.map(({ id }) => id)))
      for (const { id, path, title } of first?.same ?? []) {
        const version = meant.find((each) => each.id === id)?.version
        expect(title).toContain(version)
        expect(path).toMatch(new RegExp(`#release-${id}$`))
      }
      expect(new Set(items.map(({ title }) => title.replace(/^.*?(?:：|: )/, ''))).size).toBe(items.length)
      expect(kinds.find(({ kind }) => kind === 'releases')?.count).toBe(total)
    }
  })
})
