import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { noteDeed } from '#content/audit/append.ts'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import type { ExchangedRecord } from '#domain/translate/exchange.ts'
import { tableHead, tableRecord } from '#domain/translate/exchange-table.ts'
import { xliffEnd, xliffHead, xliffRecord } from '#domain/translate/xliff.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { readForExchange, takeIn } from './exchange.ts'
import { readFilter } from './filter.ts'

const words = {
  nothing: {
    zh: '没有可以导出的译文：没有符合条件的内容，或者没有草稿，只能在后台翻译。',
    en: 'There is nothing to export: no content matches, or what does has no drafts and can be translated only in the admin.',
  },
}

const languageOf = (req: PayloadRequest): Locale => (req.i18n.language === 'zh' ? 'zh' : 'en')

/** How a file is written: its beginning, each record, its end. */
interface Form {
  type: string
  ending: string
  head: (target: Locale) => string
  record: (record: ExchangedRecord, target: Locale) => string
  end: string
}

const forms: Record<'csv' | 'xliff', Form> = {
  xliff: { type: 'application/xliff+xml', ending: 'xlf', head: xliffHead, record: xliffRecord, end: xliffEnd },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', head: () => tableHead, record: tableRecord, end: '' },
}

/**
 * `GET /admin/api/translations/export?form=xliff|csv&language=…`: the texts of the table's filter in one direction, as a file for
 * translators. It is written record by record, however many there are.
 */
const exportTranslations: Endpoint = {
  path: '/translations/export',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const asked = z.object({ form: z.enum(['csv', 'xliff']), language: z.enum(locales) }).safeParse(req.query)
    if (!asked.success) throw new APIError('Not Found', 404)
    const { form, language: target } = asked.data
    const { end, ending, head, record: write, type } = forms[form]
    const records = readForExchange(req, readFilter(req.query), target, languageOf(req))
    const first = await records.next()
    if (first.done) throw new APIError(words.nothing[languageOf(req)], 404, undefined, true)
    const changes = [{ field: 'language', after: target }]
    await noteDeed(req, { action: 'export', kind: 'translations', changes })
    const encoder = new TextEncoder()
    let current: IteratorResult<ExchangedRecord, void> = first
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(head(target))),
      pull: async (controller) => {
        controller.enqueue(encoder.encode(current.done ? end : write(current.value, target)))
        if (current.done) controller.close()
        else current = await records.next()
      },
    })
    const date = new Date().toISOString().slice(0, 10)
    return new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="translations-${target}-${date}.${ending}"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

/** Records that are taken in with one call: a file comes in such pieces, however long it is. */
const mostReturned = 50

const returned = z.object({
  target: z.enum(locales),
  isDryRun: z.boolean(),
  records: z
    .array(
      z.object({
        kind: z.string().max(64),
        record: z.int().min(0),
        texts: z
          .array(
            z.object({
              place: z.string().max(400),
              from: z.string().max(16),
              into: z.string().max(16),
              text: z.string().max(100_000),
            }),
          )
          .min(1)
          .max(2000),
      }),
    )
    .min(1)
    .max(mostReturned),
})

/** `POST /admin/api/translations/take-in`: what came back of some records, as drafts, or only what would become of it. */
const takeInTranslations: Endpoint = {
  path: '/translations/take-in',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { isDryRun, records, target } = await readInput(req, returned)
    const asked = { isDryRun, target, language: languageOf(req) }
    const taken = []
    // Each record is a transaction of its own: one that is refused keeps no other from being saved.
    for (const record of records) taken.push(await takeIn(req, record, asked))
    return answerJson({ records: taken })
  },
}

export const exchangeEndpoints: Endpoint[] = [exportTranslations, takeInTranslations]
