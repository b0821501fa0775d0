import { z } from 'zod'
import type { CallContext } from '#portal/call.ts'
import { openRecords, type ReaderOf } from '#portal/records.ts'
import { id, lang } from '#portal/schemas.ts'

/** A lesson in the outline of its course. */
export const lessonItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  position: z.int(),
  minutes: z.number(),
  hasVideo: z.boolean(),
})
export type LessonItem = z.output<typeof lessonItem>

export function readLessonItem(item: ReaderOf<'lessons'>): LessonItem {
  const { record } = item
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    title: item.text('title'),
    summary: item.text('summary'),
    position: Number(record.position),
    minutes: Number(record.minutes),
    hasVideo: record.video !== null && record.video !== undefined,
  }
}

/** The lessons of a course in their order. */
export async function loadLessons({ find, locale }: CallContext, course: string): Promise<LessonItem[]> {
  const { docs } = await find('lessons', {
    where: { course: { equals: Number(course) } },
    sort: ['position', 'id'],
    limit: 0,
    select: ['slug', 'summary', 'position', 'minutes', 'video'],
  })
  return openRecords(docs, locale).map(readLessonItem)
}
