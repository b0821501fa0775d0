import type { Where } from '#published/where.ts'
import { z } from 'zod'
import type { CallContext } from './call.ts'
import { openRecord } from './records.ts'
import { lang } from './schemas.ts'

const neighbour = z.object({ slug: z.string(), title: z.string(), lang }).optional()

/** What stands before and after a record by date. */
export const neighbours = { previous: neighbour, next: neighbour }

/** Newest first; of one day, the one that was written last. Without the number pages would share or lose records. */
export const newestFirst = ['-date', '-id']

/** The record before one and the one after it, as its list has them. */
export async function readNeighbours(
  { find, locale }: CallContext,
  collection: 'cases' | 'news',
  { date, id }: { date: string; id: number | string },
) {
  const read = async (than: 'less_than' | 'greater_than', sort: string[]) => {
    const ofSameDay: Where = { and: [{ date: { equals: date } }, { id: { [than]: id } }] }
    // Said once more for both: an index of dates begins there, and with alternatives alone it would be read from its end.
    const fromDay: Where = { date: { [`${than}_equal`]: date } }
    const where: Where = { and: [fromDay, { or: [{ date: { [than]: date } }, ofSameDay] }] }
    const { docs } = await find(collection, { where, sort, limit: 1 })
    const item = openRecord(docs[0], locale)
    return item && { slug: item.text('slug'), title: item.text('title'), lang: item.lang }
  }
  const [previous, next] = await Promise.all([read('less_than', newestFirst), read('greater_than', ['date', 'id'])])
  return { previous, next }
}
