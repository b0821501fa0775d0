import { describe, expect, it } from 'vitest'
import type { Where } from '#published/where.ts'
import type { StoredRecord } from './records.ts'
import { createTotals, findPage } from './find-page.ts'

/** A list of numbers as a database has it: falling by default, and what it was asked for. */
function makeList(size: number) {
  const asked: { sort: string[]; skipped: number }[] = []
  const read = ({ limit, page, sort }: { limit: number; page: number; sort?: string | string[] }) => {
    const numbers = Array.from({ length: size }, (_, index) => ({ id: size - index }))
    const fields = sort as string[]
    asked.push({ sort: fields, skipped: (page - 1) * limit })
    const ordered: StoredRecord[] = fields[0] === '-id' ? numbers : numbers.toReversed()
    return Promise.resolve(ordered.slice((page - 1) * limit, page * limit))
  }
  return { asked, read, count: () => Promise.resolve(size) }
}

describe('findPage', () => {
  it.each([0, 1, 11, 12, 1199, 1200, 1201, 1311, 2000])(
    'gives every page of %d records as skipping would',
    async (size) => {
      const list = makeList(size)
      const pages = Math.ceil(size / 12)
      const all: unknown[] = []
      for (let page = 1; page <= pages; page += 1) {
        const found = await findPage(list, { page, limit: 12, sort: ['-id'] })
        expect(found).toMatchObject({ totalDocs: size, totalPages: pages })
        all.push(...found.docs.map(({ id }) => id))
      }
      expect(all).toEqual(Array.from({ length: size }, (_, index) => size - index))
      expect((await findPage(list, { page: pages + 1, limit: 12, sort: ['-id'] })).docs).toEqual([])
      // Nobody walks over more than the half.
      expect(Math.max(0, ...list.asked.map(({ skipped }) => skipped))).toBeLessThanOrEqual(Math.max(612, size / 2 + 12))
    },
  )

  it('counts once for all pages, until the collection changes', async () => {
    let counted = 0
    const list = makeList(40)
    const totals = createTotals({ areKept: true })
    const count = (where: Where) => totals.count('news', where, () => Promise.resolve((counted += 1) && 40))
    const ask = () => findPage({ read: list.read, count }, { page: 2, limit: 12, sort: ['-id'] })
    await ask()
    await ask()
    expect(counted).toBe(1)
    totals.purge(['cases'])
    await ask()
    expect(counted).toBe(1)
    totals.purge(['news'])
    await ask()
    expect(counted).toBe(2)
  })
})
