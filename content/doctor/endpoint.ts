import type { Endpoint } from 'payload'
import { answerJson, checkAdministrator } from '#content/endpoint.ts'
import { env } from '#lib/env.ts'
import { type Examination, examine } from './examine.ts'

let running: Promise<Examination[]> | undefined

/**
 * `GET /admin/api/doctor`: what the site doctor finds now, for administrators. Whoever asks while it looks gets the same
 * answer, so that pressing often asks the mail server once.
 */
export const doctorEndpoint: Endpoint = {
  path: '/doctor',
  method: 'get',
  async handler(req) {
    checkAdministrator(req)
    running ??= examine({ env, content: { payload: req.payload, req } }).finally(() => (running = undefined))
    return answerJson({ examinations: await running })
  },
}
