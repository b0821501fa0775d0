import { cachePolicies, TagCache } from '#lib/cache.ts'
import type { FindOptions, FoundPage } from './call.ts'

import type { Where } from '#published/where.ts'

/** Reads a page of the records, without counting them. */
type Read<Doc> = (options: FindOptions<Doc> & { page: number; limit: number }) => Promise<Doc[]>

/** Up to here skipping costs less than looking from the other end. */
const farFromStart = 600

export interface Totals {
  /** How many records meet a condition. */
  count: (collection: string, where: Where, count: () => Promise<number>) => Promise<number>
  purge: (tags: readonly string[]) => void
}

/**
 * Totals are counted once for all pages of a list and both languages, and dropped with any change of the collection:
 * to count twenty thousand records costs as much as five pages of them.
 */
export function createTotals({ areKept }: { areKept: boolean }): Totals {
  const totals = new TagCache<{ total: number }>({ ...cachePolicies.call, maxBytes: 64_000, sizeOf: () => 64 })
  return {
    count: async (collection, where, count) => {
      if (!areKept) return count()
      const key = `${collection} ${JSON.stringify(where)}`
      const { value } = await totals.getOrMake(key, async () => ({
        value: { total: await count() },
        facts: { tags: [collection], expiresAt: undefined },
      }))
      return value.total
    },
    purge: (tags) => void totals.purge(tags),
  }
}

const reverse = (sort: string[]) => sort.map((field) => (field.startsWith('-') ? field.slice(1) : `-${field}`))

/**
 * The records of a page that is nearer to the end of a list: found in reverse order from there, since a database walks
 * over all that it skips. Its pages of the same size do not begin where ours do, so ours lies in two of them.
 */
async function readFromEnd<Doc>(
  read: Read<Doc>,
  { limit, page, sort, total, ...options }: FindOptions<Doc> & Paged & { sort: string[]; total: number },
): Promise<Doc[]> {
  const end = total - (page - 1) * limit
  const begin = Math.max(0, end - limit)
  const first = Math.floor(begin / limit) + 1
  const isWhole = begin % limit === 0
  const asked = { ...options, limit, sort: reverse(sort) }
  const found = [
    ...(await read({ ...asked, page: first })),
    ...(isWhole ? [] : await read({ ...asked, page: first + 1 })),
  ]
  const skipped = begin - (first - 1) * limit
  return found.slice(skipped, skipped + end - begin).toReversed()
}

interface Paged {
  limit: number
  page: number
}

/**
 * Records with their totals, which are counted only for who asks for a page by number. A list whose order is an array is in
 * a total order, and so has two ends.
 */
export async function findPage<Doc>(
  { count, read }: { read: Read<Doc>; count: (where: Where) => Promise<number> },
  options: FindOptions<Doc> & { limit: number },
): Promise<FoundPage<Doc>> {
  const { limit, page, sort, where = {} } = options
  if (page === undefined) {
    const docs = await read({ ...options, page: 1 })
    return { docs, totalDocs: docs.length, totalPages: 1 }
  }
  const totalDocs = await count(where)
  const totalPages = limit > 0 ? Math.ceil(totalDocs / limit) : 1
  const skipped = (page - 1) * limit
  if (skipped >= totalDocs) return { docs: [], totalDocs, totalPages }
  const isNearEnd = Array.isArray(sort) && skipped > farFromStart && skipped > totalDocs / 2
  const docs = isNearEnd
    ? await readFromEnd(read, { ...options, page, sort, total: totalDocs })
    : await read({ ...options, page })
  return { docs, totalDocs, totalPages }
}
