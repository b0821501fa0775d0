import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { checkDraftable } from '#content/access/check-draftable.ts'
import { answerJson, checkPublisher, checkWriter, readInput } from '#content/endpoint.ts'
import { findFaults } from '#content/plan/carry-out.ts'
import { checkTime } from '#content/plan/create.ts'
import { locales } from '#lib/locale.ts'
import { describeReviews } from './describe.ts'
import { addRemark, approve, giveBack, handIn, settleRemark, takeBack } from './steps.ts'

const record = { source: z.string().max(64), record: z.int().min(0) }
const subject = { ...record, locale: z.enum(locales) }
const remark = z.object({
  field: z.string().trim().max(120).optional(),
  text: z.string().trim().min(1).max(2000),
})
const time = z.object({ at: z.iso.datetime({ offset: true }) })

/** `POST /admin/api/reviews/…`: a step of a review. All answer with the reviews of the record afterwards. */
const step = <Schema extends z.ZodType<{ source: string; record: number }>>(
  path: string,
  check: (req: PayloadRequest) => void,
  schema: Schema,
  take: (req: PayloadRequest, input: z.output<Schema>) => Promise<{ faults: string[] } | void>,
): Endpoint => ({
  path,
  method: 'post',
  async handler(req) {
    check(req)
    const data = await readInput(req, schema)
    await checkDraftable(req, data)
    const taken = await take(req, data)
    return answerJson({ ...(await describeReviews(req, data)), faults: [], ...taken })
  },
})

const asked = z.object({ source: record.source, record: z.coerce.number().int().min(0) })

/** `GET /admin/api/reviews/of?source=…&record=…`: how each language of a record stands. */
const readReviews: Endpoint = {
  path: '/of',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const data = await readInput(req, asked)
    await checkDraftable(req, data)
    return answerJson(await describeReviews(req, data))
  },
}

export const reviewEndpoints: Endpoint[] = [
  readReviews,
  step(
    '/hand-in',
    checkWriter,
    z.object({
      ...record,
      locales: z.array(z.enum(locales)).min(1).max(locales.length),
      note: z.string().trim().max(2000).optional(),
    }),
    async (req, { locales: asked, note, ...each }) => {
      const languages = [...new Set(asked)]
      await handIn(req, { ...each, locales: languages, note: note ?? '' })
      // What is still missing is told while its writer is at it, not when somebody else wants to publish it.
      const items = languages.map((locale) => ({ ...each, locale, action: 'publish' as const }))
      return { faults: await findFaults(req, items, 'house') }
    },
  ),
  step('/take-back', checkWriter, z.object(subject), takeBack),
  step('/return', checkPublisher, z.object({ ...subject, remarks: z.array(remark).max(20) }), giveBack),
  step(
    '/approve',
    checkPublisher,
    z.object({
      ...subject,
      digest: z.string().max(120),
      next: z.union([z.enum(['nothing', 'publish']), time]).default('nothing'),
    }),
    async (req, asked) => {
      const next = typeof asked.next === 'object' ? { at: checkTime(req, asked.next.at) } : asked.next
      const plan = await approve(req, { ...asked, next })
      const items = [{ source: asked.source, record: asked.record, locale: asked.locale, action: 'publish' as const }]
      return { faults: plan === undefined ? [] : await findFaults(req, items) }
    },
  ),
  step('/remark', checkWriter, z.object({ ...subject, remark }), addRemark),
  step(
    '/settle',
    checkWriter,
    z.object({ ...subject, remark: z.string().max(64), isSettled: z.boolean() }),
    settleRemark,
  ),
]
