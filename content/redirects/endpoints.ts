import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerJson, checkPublisher, readInput } from '#content/endpoint.ts'
import { readAddressList } from '#domain/site/old-addresses.ts'
import { exportRedirects, importRedirects, type WrongLine } from './import.ts'
import { leaveOut, listMissing } from './missing.ts'
import { judgeMoving } from './moving.ts'
import { fileWords, ruleWords } from './words.ts'

/** 50,000 addresses as a sitemap has them. */
const longestText = 20 * 1024 * 1024

const languageOf = ({ i18n }: PayloadRequest) => (i18n.language === 'zh' ? 'zh' : 'en')

/** A line that was refused, with the reason in words. */
export type NamedLine = Pick<WrongLine, 'line' | 'text'> & { reason: string }

/** The text of a file. @throws APIError 413 before anything of it is read */
async function readText(req: PayloadRequest): Promise<string> {
  if (Number(req.headers.get('content-length') ?? 0) > longestText)
    throw new APIError(fileWords.tooLarge[languageOf(req)], 413, undefined, true)
  return (await readInput(req, z.object({ text: z.string() }))).text
}

function refuseFile(req: PayloadRequest, problem: keyof typeof fileWords): never {
  throw new APIError(fileWords[problem][languageOf(req)], 400, undefined, true)
}

/** `POST /admin/api/redirects/import`: takes in a CSV, whole or not at all; with 400, its wrong lines. */
const takeIn: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    const outcome = await importRedirects(req.payload, req.user, await readText(req))
    if ('refused' in outcome) return refuseFile(req, outcome.refused)
    if (!('wrong' in outcome)) return answerJson(outcome)
    const wrong = outcome.wrong.map(({ line, problem, text }): NamedLine => ({
      ...(line !== undefined && { line }),
      text,
      reason: ruleWords[problem][languageOf(req)],
    }))
    return answerJson({ wrong, count: outcome.count }, 400)
  },
}

/** `GET /admin/api/redirects/export`: all of them as a CSV that can be taken in again. */
const giveOut: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  async handler(req) {
    checkPublisher(req)
    return new Response(await exportRedirects(req.payload), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="redirects.csv"',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

/** `GET /admin/api/redirects/missing`: what visitors asked for in vain. */
const missing: Omit<Endpoint, 'root'> = {
  path: '/missing',
  method: 'get',
  async handler(req) {
    checkPublisher(req)
    return answerJson({ missing: await listMissing(req.payload) })
  },
}

/** `POST /admin/api/redirects/missing/<id>/leave-out`: it is listed no more. */
const leave: Omit<Endpoint, 'root'> = {
  path: '/missing/:id/leave-out',
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    if (!(await leaveOut(req.payload, Number(req.routeParams?.id) || 0))) throw new APIError('Not Found', 404)
    return answerJson({})
  },
}

/** `POST /admin/api/redirects/moving`: what would become of an old site's addresses. Nothing is fetched or stored. */
const moving: Omit<Endpoint, 'root'> = {
  path: '/moving',
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    const list = readAddressList(await readText(req))
    if ('problem' in list) return refuseFile(req, list.problem)
    return answerJson(await judgeMoving(req.payload, list.addresses))
  },
}

export const redirectEndpoints: Omit<Endpoint, 'root'>[] = [takeIn, giveOut, missing, leave, moving]
