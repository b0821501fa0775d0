import type { Endpoint } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { answerJson, checkPublisher, checkWriter } from '#content/endpoint.ts'
import { readText, refuseFile } from '#content/redirects/read-text.ts'
import { readAddressList } from '#domain/site/old-addresses.ts'
import { findPages } from './find-pages.ts'
import { judgeMoving } from './moving.ts'
import { findUnknown } from './unknown-addresses.ts'

/** Addresses that are asked about at once, and how long one may be. */
const mostAddresses = 50
const longestText = 300

/** `GET /admin/api/pages?find=…`: pages of the site by name. */
const pages: Endpoint = {
  path: '/pages',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const asked = (req.searchParams.get('find') ?? '').trim().slice(0, longestText)
    return answerJson({ pages: await findPages(req, asked) })
  },
}

/** `GET /admin/api/pages/unknown?address=…&address=…`: which of them lead to no page of the site. */
const unknown: Endpoint = {
  path: '/pages/unknown',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const asked = req.searchParams.getAll('address').filter(({ length }) => length <= longestText)
    return answerJson({ unknown: await findUnknown(openAsk(req.payload), asked.slice(0, mostAddresses)) })
  },
}

/** `POST /admin/api/moving`: what would become of an old site's addresses. Nothing is fetched or stored. */
const moving: Endpoint = {
  path: '/moving',
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    const list = readAddressList(await readText(req))
    if ('problem' in list) return refuseFile(req, list.problem)
    return answerJson(await judgeMoving(req.payload, list.addresses))
  },
}

export const linkEndpoints: Endpoint[] = [pages, unknown, moving]
