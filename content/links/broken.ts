import type { Payload, PayloadRequest } from 'payload'
import { openProjections } from '#content/published/store.ts'
import { addressKey, webKey } from '#content/published/projection.ts'
import { openAsk } from '#content/search/ask.ts'
import { type NamedUse, nameUses } from '#content/uses/named-uses.ts'
import type { CheckedLink } from './judge.ts'

/** A link that leads nowhere, as the admin shows it. */
export interface BrokenLink {
  id: number
  address: string
  /** ISO 8601. */
  since: string
  /** A status, or a kind of failure. */
  reason: string
  /** Where it stands, as far as the person may read it. */
  places: NamedUse[]
}

/** Links that are listed at once. */
const mostShown = 200

/** How many links in what visitors see lead nowhere. */
export async function countBrokenLinks({ payload }: { payload: Payload }): Promise<number> {
  const where = { isBroken: { equals: true } }
  return (await payload.count({ collection: 'checked-links', where, overrideAccess: true })).totalDocs
}

/** The records and settings in which addresses stand, by address. */
async function findPlaces(payload: Payload, addresses: readonly string[]) {
  const sources = [...openProjections(payload).keys()]
  const places = (values: readonly unknown[]) => values.map(() => '?').join(', ')
  const rows =
    addresses.length === 0
      ? []
      : await openAsk(payload)(
          `SELECT collection, record, value FROM portico_published_keys
           WHERE collection IN (${places(sources)}) AND field IN (?, ?) AND value IN (${places(addresses)})`,
          [...sources, addressKey, webKey, ...addresses],
        )
  return Map.groupBy(
    rows.map(({ collection, record, value }) => ({
      address: String(value),
      use: { source: String(collection), record: Number(record), isPublished: true },
    })),
    ({ address }) => address,
  )
}

/** What is broken, the latest first, with the places where it stands. */
export async function listBroken(req: PayloadRequest): Promise<BrokenLink[]> {
  const { docs } = await req.payload.find({
    collection: 'checked-links',
    where: { isBroken: { equals: true } },
    sort: ['-failingSince', 'address'],
    limit: mostShown,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const links = docs as CheckedLink[]
  const places = await findPlaces(
    req.payload,
    links.map(({ address }) => address),
  )
  const uses = [...places.values()].flat().map(({ use }) => use)
  const named = new Map((await nameUses(req, uses)).map((use) => [`${use.source}:${use.record}`, use]))
  return links.map(({ address, failingSince, id, reason }) => ({
    id,
    address,
    since: failingSince ?? '',
    reason: reason ?? '',
    places: (places.get(address) ?? []).flatMap(({ use }) => named.get(`${use.source}:${use.record}`) ?? []),
  }))
}
