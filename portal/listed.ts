import { z } from 'zod'
import type { PublishedCollections } from '#content/payload-types.ts'
import type { CallContext, FindOptions, FoundPage } from './call.ts'
import { openRecords, type Reader } from './records.ts'
import { meaning, paged } from './schemas.ts'

/** What comes back with a page of a list: its numbers, and when a record on it was last changed. */
export const listed = {
  ...paged,
  updatedAt: z
    .string()
    .optional()
    .meta(meaning('本页记录最近一次修改的时间', 'When a record on this page was last changed')),
}

interface Asked {
  page: number
  pageSize: number
}

/** The numbers of a page of a list. */
export const countFound = (
  { totalDocs, totalPages }: Pick<FoundPage, 'totalDocs' | 'totalPages'>,
  { page, pageSize }: Asked,
) => ({
  page,
  pageSize,
  total: totalDocs,
  pages: totalPages,
})

/** A page of a list that was read whole, since what it is filtered or ordered by is not in one column. */
export const pageOf = <T>(all: readonly T[], { page, pageSize }: Asked) => ({
  page,
  pageSize,
  total: all.length,
  pages: Math.ceil(all.length / pageSize),
  items: all.slice((page - 1) * pageSize, page * pageSize),
})

/**
 * Answers a page of a list as {@link listed} has it, with its records as `read` shows them, pictures included.
 *
 * @example
 * handler: (context, asked) => answerPage(context, 'partners', { ...asked, sort: '_order' }, readPartnerItem)
 */
export async function answerPage<Name extends keyof PublishedCollections, T>(
  { find, locale }: Pick<CallContext, 'find' | 'locale'>,
  collection: Name,
  {
    page,
    pageSize,
    select,
    sort,
    where,
  }: Asked & Pick<FindOptions<PublishedCollections[Name]>, 'select' | 'sort' | 'where'>,
  read: (record: Reader<PublishedCollections[Name]>, locale: CallContext['locale']) => T,
) {
  const options = { ...(select && { select }), ...(sort && { sort }), ...(where && { where }) }
  const found = await find(collection, { ...options, page, limit: pageSize, depth: 1 })
  const changes = found.docs.map(({ updatedAt }) => updatedAt).toSorted()
  return {
    ...countFound(found, { page, pageSize }),
    ...(changes.length > 0 && { updatedAt: changes.at(-1) }),
    items: openRecords(found.docs, locale).map((record) => read(record, locale)),
  }
}
