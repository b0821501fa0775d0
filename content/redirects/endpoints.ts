import { APIError, type Endpoint } from 'payload'
import { answerJson, checkPublisher } from '#content/endpoint.ts'
import { exportRedirects, importRedirects, type WrongLine } from './import.ts'
import { leaveOut, listMissing } from './missing.ts'
import { readText, refuseFile } from './read-text.ts'
import { ruleWords } from './words.ts'

/** A line that was refused, with the reason in words. */
export type NamedLine = Pick<WrongLine, 'line' | 'text'> & { reason: string }

/** `POST /admin/api/redirects/import`: takes in a CSV, whole or not at all; with 400, its wrong lines. */
const takeIn: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    const outcome = await importRedirects(req.payload, req.user, await readText(req))
    if ('refused' in outcome) return refuseFile(req, outcome.refused)
    if (!('wrong' in outcome)) return answerJson(outcome)
    const language = req.i18n.language === 'zh' ? 'zh' : 'en'
    const wrong = outcome.wrong.map(({ line, problem, text }): NamedLine => ({
      ...(line !== undefined && { line }),
      text,
      reason: ruleWords[problem][language],
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

export const redirectEndpoints: Omit<Endpoint, 'root'>[] = [takeIn, giveOut, missing, leave]
