import { z } from 'zod'
import type { FoundPage } from './call.ts'
import { meaning, paged } from './schemas.ts'

/** What comes back with a page of a list: its numbers, and when a record on it was last changed. */
export const listed = {
  ...paged,
  updatedAt: z
    .string()
    .optional()
    .meta(meaning('本页记录最近一次修改的时间', 'When a record on this page was last changed')),
}

/** The numbers of a page of a list, and the time of its last change. */
export function describeFound({ docs, totalDocs, totalPages }: FoundPage, asked: { page: number; pageSize: number }) {
  const updatedAt = docs
    .map((record) => String(record.updatedAt))
    .toSorted()
    .at(-1)
  return { ...asked, total: totalDocs, pages: totalPages, ...(updatedAt !== undefined && { updatedAt }) }
}
