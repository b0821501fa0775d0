import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { createAtomically } from '#content/transaction.ts'
import { readFilter } from './filter.ts'
import { recordsOf } from './list.ts'
import { openRecord } from './side-by-side.ts'
import { assign, readTranslators, type RecordQuery } from './tasks.ts'

const input = z.object({
  /** Number of whoever translates; nobody takes the work from whoever has it. */
  person: z.int().min(1).nullable(),
  /** One record, or all of a filter of the table. */
  of: z.union([
    z.object({ source: z.string().max(64), record: z.int().min(0) }).strict(),
    z.object({ filter: z.record(z.string().max(20), z.string().max(64)) }).strict(),
  ]),
})

const words = {
  unknown: { zh: '没有这位同事，或者对方不撰写内容。', en: 'There is no such colleague, or they write no content.' },
}

async function readRecords(req: PayloadRequest, of: z.output<typeof input>['of']): Promise<RecordQuery> {
  if ('filter' in of) return recordsOf(req, readFilter(of.filter))
  if ((await openRecord(req, of)) === undefined) throw new APIError('Not Found', 404)
  return ['SELECT kind, record FROM portico_translations WHERE kind = ? AND record = ?', [of.source, of.record]]
}

/** `POST /admin/api/translations/assign`: whose work it is to translate a record, or all of a filter. */
export const assignEndpoint: Endpoint = {
  path: '/translations/assign',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { of, person } = await readInput(req, input)
    const assignee = person === null ? undefined : (await readTranslators(req)).find(({ id }) => id === person)
    if (person !== null && assignee === undefined)
      throw new APIError(words.unknown[req.i18n.language === 'zh' ? 'zh' : 'en'], 400, undefined, true)
    const records = await readRecords(req, of)
    const count = await createAtomically(req.payload)(
      'assign translations',
      (inside) => assign(inside, records, assignee),
      req.user,
    )
    return answerJson({ count })
  },
}
