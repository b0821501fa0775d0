import type { Payload } from 'payload'
import { type Ask, inTransaction, isPostgres, openAsk } from '#content/search/ask.ts'
import { createRedirects } from '#domain/site/redirects.ts'
import { readRules } from './rules.ts'

/** Addresses that are kept; those that were asked for least, and longest ago, go first. */
export const mostMissing = 2000
/** Addresses that are listed at once. */
const mostListed = 200

/** What was counted of an address since it was last written. Moments are ISO 8601. */
export interface CountedMiss {
  times: number
  firstAt: string
  lastAt: string
  host: string
}

/** How often a rule was followed since it was last written, and when it was last. */
export interface CountedUse {
  times: number
  lastAt: string
}

/** PostgreSQL has to be told that a text is a moment. */
const momentOn = (payload: Payload) => (isPostgres(payload) ? 'CAST(? AS timestamptz)' : '?')

/** Adds what was counted to what is kept. */
export async function writeMisses(payload: Payload, misses: ReadonlyMap<string, CountedMiss>): Promise<void> {
  if (misses.size === 0) return
  const moment = momentOn(payload)
  // In the order of their addresses: two processes that write the same ones wait for each other, and not in a circle.
  const counted = [...misses].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await inTransaction(payload, async (ask) => {
    for (const [address, { firstAt, host, lastAt, times }] of counted)
      await ask(
        `INSERT INTO missing_addresses (address, times, first_at, last_at, host, is_left_out)
         VALUES (?, ?, ${moment}, ${moment}, ?, ${isPostgres(payload) ? 'false' : '0'})
         ON CONFLICT (address) DO UPDATE SET times = missing_addresses.times + excluded.times,
         last_at = excluded.last_at, host = CASE excluded.host WHEN '' THEN missing_addresses.host ELSE excluded.host END`,
        [address, times, firstAt, lastAt, host],
      )
    await prune(ask)
  })
}

/** What staff have left out stays so, and is theirs to keep short. */
const prune = (ask: Ask) =>
  ask(
    `DELETE FROM missing_addresses WHERE NOT is_left_out AND id NOT IN (
       SELECT id FROM missing_addresses WHERE NOT is_left_out ORDER BY times DESC, last_at DESC, id DESC LIMIT ?)`,
    [mostMissing],
  )

/** Adds how often rules were followed. Neither is that a change of theirs, nor does anybody else hear of it. */
export async function writeUses(payload: Payload, uses: ReadonlyMap<number, CountedUse>): Promise<void> {
  if (uses.size === 0) return
  await inTransaction(payload, async (ask) => {
    for (const [id, { lastAt, times }] of [...uses].toSorted(([one], [other]) => one - other))
      await ask(`UPDATE redirects SET uses = coalesce(uses, 0) + ?, last_used_at = ${momentOn(payload)} WHERE id = ?`, [
        times,
        lastAt,
        id,
      ])
  })
}

/** A missing address as the admin lists it. */
export interface ListedMiss extends CountedMiss {
  id: number
  address: string
}

/** What is asked for in vain, most often first; without what leads somewhere by now. */
export async function listMissing(payload: Payload): Promise<ListedMiss[]> {
  const { docs } = await payload.find({
    collection: 'missing-addresses',
    where: { isLeftOut: { not_equals: true } },
    sort: ['-times', '-lastAt'],
    limit: mostMissing,
    pagination: false,
    depth: 0,
  })
  const { find } = createRedirects(await readRules(openAsk(payload)))
  const isStillMissing = ({ address }: { address: string }) => {
    const { pathname, search } = new URL(address, 'http://site.invalid')
    return find(pathname, search) === undefined
  }
  return docs
    .filter(isStillMissing)
    .slice(0, mostListed)
    .map(({ address, firstAt, host, id, lastAt, times }) => ({
      id,
      address,
      times,
      firstAt: firstAt ?? '',
      lastAt: lastAt ?? '',
      host: host ?? '',
    }))
}

/** Lists an address no more. @returns whether there is such a one */
export async function leaveOut(payload: Payload, id: number): Promise<boolean> {
  const { docs } = await payload.update({
    collection: 'missing-addresses',
    where: { id: { equals: id } },
    data: { isLeftOut: true },
    overrideAccess: true,
    depth: 0,
  })
  return docs.length > 0
}
