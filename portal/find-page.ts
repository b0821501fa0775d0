import { cachePolicies, TagCache } from '#lib/cache.ts'
import type { FindOptions, FoundPage } from './call.ts'
import type { StoredRecord } from './records.ts'

/** Reads records as the caller may see them, without counting them. */
type Read = (collection: string, options: FindOptions & { page: number }) => Promise<StoredRecord[]>
type Count = (collection: string, where: NonNullable<FindOptions['where']>) => Promise<number>

/** Up to here skipping costs less than looking from the other end. */
const farFromStart = 600

export interface Totals {
  /** How many records meet a condition. */
  count: (collection: string, where: NonNullable<FindOptions['where']>, count: Count) => Promise<number>
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
      if (!areKept) return count(collection, where)
      const key = `${collection} ${JSON.stringify(where)}`
      const { value } = await totals.getOrMake(key, async () => ({
        value: { total: await count(collection, where) },
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
async function readFromEnd(
  read: Read,
  collection: string,
  {
    limit,
    page,
    sort,
    total,
    ...options
  }: FindOptions & { limit: number; page: number; sort: string[]; total: number },
): Promise<StoredRecord[]> {
  const end = total - (page - 1) * limit
  const begin = Math.max(0, end - limit)
  const first = Math.floor(begin / limit) + 1
  const isWhole = begin % limit === 0
  const asked = { ...options, limit, sort: reverse(sort) }
  const found = [
    ...(await read(collection, { ...asked, page: first })),
    ...(isWhole ? [] : await read(collection, { ...asked, page: first + 1 })),
  ]
  const skipped = begin - (first - 1) * limit
  return found.slice(skipped, skipped + end - begin).toReversed()
}

/** One page of a list with its totals. A list whose order is an array is in a total order, and so has two ends. */
export async function findPage(
  parts: { read: Read; count: Count; totals: Totals },
  collection: string,
  options: FindOptions & { page: number; limit: number },
): Promise<FoundPage> {
  const { limit, page, sort, where = {} } = options
  const totalDocs = await parts.totals.count(collection, where, parts.count)
  const totalPages = limit > 0 ? Math.ceil(totalDocs / limit) : 1
  const skipped = (page - 1) * limit
  if (skipped >= totalDocs) return { docs: [], totalDocs, totalPages }
  const isNearEnd = Array.isArray(sort) && skipped > farFromStart && skipped > totalDocs / 2
  const docs = isNearEnd
    ? await readFromEnd(parts.read, collection, { ...options, sort, total: totalDocs })
    : await parts.read(collection, options)
  return { docs, totalDocs, totalPages }
}
