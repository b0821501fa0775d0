import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { openAsk } from '#content/search/ask.ts'
import { findPages } from './find-pages.ts'
import { findUnknown } from './unknown-addresses.ts'

/** Addresses that are asked about at once, and how long one may be. */
const mostAddresses = 50
const longestText = 300

/** Whoever writes, links. */
export function checkWriter({ user }: PayloadRequest): void {
  if (!hasRole(user, 'administrator', 'publisher', 'editor', 'translator')) throw new APIError('Forbidden', 403)
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** `GET /admin/api/pages?find=…`: pages of the site by name. */
const pages: Endpoint = {
  path: '/pages',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const asked = (req.searchParams.get('find') ?? '').trim().slice(0, longestText)
    return answer({ pages: await findPages(req, asked) })
  },
}

/** `GET /admin/api/pages/unknown?address=…&address=…`: which of them lead to no page of the site. */
const unknown: Endpoint = {
  path: '/pages/unknown',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const asked = req.searchParams.getAll('address').filter(({ length }) => length <= longestText)
    return answer({ unknown: await findUnknown(openAsk(req.payload), asked.slice(0, mostAddresses)) })
  },
}

export const linkEndpoints: Endpoint[] = [pages, unknown]
