import { APIError, type Endpoint } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { addressesOf } from './address.ts'
import { findDraftUses } from './draft-uses.ts'
import { nameUses } from './named-uses.ts'
import { distinct, findPublishedUses } from './published-uses.ts'

/** Uses that are named; of the others it is said how many there are. */
const mostNamed = 100

/** `GET /admin/api/<kind>/<id>/uses`: where a record is used, in what is published, in settings and in drafts. */
export const usesEndpoint = (collection: string): Endpoint => ({
  path: '/:id/uses',
  method: 'get',
  async handler(req) {
    if (!hasRole(req.user, ...roles)) throw new APIError('Forbidden', 403)
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id) || id <= 0) throw new APIError('Not Found', 404)
    const { totalDocs } = await openCollections(req.payload).count({
      collection,
      where: { id: { equals: id } },
      overrideAccess: false,
      user: req.user,
      trash: true,
    })
    if (totalDocs === 0) throw new APIError('Not Found', 404)
    const { payload } = req
    const place = { collection, id }
    const addresses = await addressesOf({ payload }, place)
    const published = await findPublishedUses(payload, openAsk(payload), place, addresses)
    const isShown = new Set(published.map(({ record, source }) => `${source}:${record}`))
    const all = distinct([...published, ...(await findDraftUses(payload, place, addresses))], place)
    const judged = all.map((use) => ({ ...use, isPublished: isShown.has(`${use.source}:${use.record}`) }))
    const uses = await nameUses(req, judged.slice(0, mostNamed))
    return Response.json({ uses, others: all.length - uses.length }, { headers: { 'Cache-Control': 'no-store' } })
  },
})
