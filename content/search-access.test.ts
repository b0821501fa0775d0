import { expect, it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { roles } from './access/roles.ts'
import { searchCollections } from './collections/search.ts'

const test = useTestPortal()
const teachers: readonly string[] = ['administrator', 'publisher']
const readers: readonly string[] = [...teachers, 'editor']
const data = {
  'search-synonyms': { words: 'alpha\nbeta' },
  'search-redirects': { query: 'alpha', target: '/news', title: 'Alpha' },
}
const cases = searchCollections.flatMap(({ slug }) =>
  [undefined, 'member', ...roles].map((role) => [slug as keyof typeof data, role] as const),
)

it.each(cases)(
  '%s: who writes content reads them, and who publishes makes, changes and deletes them (%s)',
  async (collection, role) => {
    const user = (
      role === undefined
        ? undefined
        : role === 'member'
          ? { id: 1, collection: 'members' }
          : { id: 1, collection: 'users', roles: [role] }
    ) as never
    const options = { collection, user, overrideAccess: false, locale: 'zh' as const }
    const house = { collection, data: data[collection] as never, locale: 'zh' as const }
    const { id } = await test.payload.create({
      ...house,
      data: { ...data[collection], query: `q ${String(role)}` } as never,
    })
    const query = `own ${String(role)}`
    const attempts = [
      () => test.payload.find(options),
      () => test.payload.create({ ...options, data: { ...data[collection], query } }),
      () => test.payload.update({ ...options, id, data: data[collection] }),
      () => test.payload.delete({ ...options, id }),
    ]
    for (const [index, attempt] of attempts.entries()) {
      if (role !== undefined && (index === 0 ? readers : teachers).includes(role)) expect(await attempt()).toBeDefined()
      else await expect(attempt()).rejects.toThrow(/not allowed|Forbidden|Unauthorized/i)
    }
  },
)
