import { APIError, type Endpoint, type Where } from 'payload'
import { env } from '#lib/env.ts'
import { listBroken } from './broken.ts'
import { checkAgain } from './check-links.ts'
import { answerJson, checkWriter } from '#content/endpoint.ts'
import type { CheckedLink } from './judge.ts'

/** `GET /admin/api/links/broken`: links that lead nowhere, and where they stand. */
const broken: Endpoint = {
  path: '/links/broken',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    return answerJson({ links: await listBroken(req), isOn: env.LINK_CHECK === 'on' })
  },
}

/** `POST /admin/api/links/<id>/again`: looks at one of them now. Only what stands in the content is ever asked for. */
const again: Endpoint = {
  path: '/links/:id/again',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const where: Where = { and: [{ id: { equals: Number(req.routeParams?.id) || 0 } }, { isBroken: { equals: true } }] }
    const { docs } = await req.payload.find({
      collection: 'checked-links',
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    const link = docs[0] as CheckedLink | undefined
    if (link === undefined) throw new APIError('Not Found', 404)
    if (env.LINK_CHECK === 'off' && !link.address.startsWith('/')) throw new APIError('Forbidden', 403)
    const { isBroken } = await checkAgain(req.payload, link)
    return answerJson({ isBroken: isBroken === true })
  },
}

export const brokenLinkEndpoints: Endpoint[] = [broken, again]
