import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { openLimitCounts } from '#content/limit-counts.ts'
import { env } from '#lib/env.ts'
import { languageOf, openSeen, seenRecord } from '#content/translate/open-seen.ts'
import { hasDrafts } from '#content/translate/save-texts.ts'
import { openMachine } from './open-machine.ts'
import { proposeDrafts } from './propose.ts'
import { readMachineSettings } from './service.ts'

/** Calls of one person within an hour; a long record takes several. */
const mostCalls = 120
const hour = 60 * 60

const words = {
  tooMany: {
    zh: '您在一小时内用机器预译的次数太多，请稍后再试。',
    en: 'You have asked for too many machine drafts within an hour. Try again later.',
  },
}

/** `POST /admin/api/translations/machine`: drafts of what is missing and outdated in a record, as far as a service is set. */
export const machineEndpoint: Endpoint = {
  path: '/translations/machine',
  method: 'post',
  async handler(req) {
    const settings = readMachineSettings(env)
    if (settings === undefined) throw new APIError('Not Found', 404)
    checkWriter(req)
    const input = await readInput(
      req,
      z.object({ ...seenRecord, places: z.array(z.string().max(400)).min(1).max(2000).optional() }),
    )
    const of = { source: input.source, record: input.record }
    if (!hasDrafts(req, of.source)) throw new APIError('Not Found', 404)
    const opened = await openSeen(req, of, input.seen)
    const language = languageOf(req)
    const { count } = await openLimitCounts(req.payload).add(`machine drafts ${req.user?.id}`, hour)
    if (count > mostCalls) throw new APIError(words.tooMany[language], 429, undefined, true)
    const asked = { machine: openMachine(settings), daily: env.MACHINE_TRANSLATION_DAILY, language }
    const places = input.places && new Set(input.places)
    return answerJson(await proposeDrafts(req, of, opened, { ...asked, places }))
  },
}
