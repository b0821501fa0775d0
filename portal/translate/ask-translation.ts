import type { Payload } from 'payload'
import { z } from 'zod'
import { openAsk } from '#content/search/ask.ts'
import { addWish, type Wished } from '#content/translate/wishes.ts'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { readRecordAddress } from '#domain/site/record-pages.ts'
import { AppError } from '#lib/errors.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import type { Caller } from '#portal/caller.ts'
import { findPage } from '#portal/custom-page/page-detail.ts'
import { openFound } from '#portal/find-record.ts'
import { openRecord } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { createVisitorMarks } from '#portal/visitor-marks.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** Translations that visitors ask for: the call `translation/ask` only. */
    wishes: Wishes
  }
}

interface Wishes {
  /** Counts a wish once for a caller. @returns whether it was the first */
  add: (wished: Wished, caller: Caller) => Promise<boolean>
}

export function createWishes(payload: Payload): Wishes {
  const marksOf = createVisitorMarks(payload, 'wishes for translations')
  return {
    add: (wished, caller) =>
      addWish(openAsk(payload), wished, marksOf([wished.source, wished.record, wished.locale], caller)),
  }
}

/** The record that a page shows: one with an address by its name, or a page that editors made. @throws AppError `notFound` */
async function findAsked(context: CallContext, path: string) {
  const page = readRecordAddress(path)
  if (page !== undefined) return { ...(await openFound(context, page.collection, page.id)), source: page.collection }
  const made = isCustomPath(path) ? openRecord(await findPage(context, path), context.locale) : undefined
  if (made === undefined) throw new AppError('notFound', { detail: `no page of a record: ${path}` })
  return { ...made, source: 'custom-pages' }
}

/** Says that somebody wants a record in the language that is asked; once for a person (decision 0020). */
export const askTranslation = defineCall({
  path: 'translation/ask',
  summary: {
    zh: '希望某条内容有所请求语言的译文，每人一次',
    en: 'Asks for a record’s translation into the requested language; once per person',
  },
  changes: true,
  input: z.object({
    path: z
      .string()
      .max(200)
      .meta(meaning('内容页面的地址，不带语言前缀', 'Address of the record’s page, without language')),
  }),
  example: { path: '/help?id=open-source-toolboxes' },
  output: z.object({
    isCounted: z
      .boolean()
      .meta(meaning('已经算过，或译文已有，则为假', 'False if it was counted before, or if the translation exists')),
  }),
  handler: async (context, { path }) => {
    await context.limit('translationWish', context.caller.address ?? '')
    const { lang, record, source } = await findAsked(context, path)
    if (lang === context.locale) return { isCounted: false }
    const wished = { source, record: record.id, locale: context.locale }
    return { isCounted: await context.wishes.add(wished, context.caller) }
  },
})
