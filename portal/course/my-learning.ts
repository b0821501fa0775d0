import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { openRecords } from '#portal/records.ts'
import { lang, meaning } from '#portal/schemas.ts'
import { loadLessons } from './lesson-item.ts'

const nothing = z.object({})
const recordId = z.string().min(1).max(200)
const seconds = z.number().min(0).max(36_000)

const place = z.object({
  lesson: z.string().meta(meaning('课时的编号', 'Number of the lesson')),
  seconds: seconds.meta(meaning('看到的位置，秒', 'Place in the video, in seconds')),
  isDone: z.boolean(),
})

const lessonLink = z.object({ lang, slug: z.string(), title: z.string() })

/** The courses that the person has taken up, last visited first. */
export const myCourses = defineCall({
  path: 'education/mine',
  summary: { zh: '我的课程和进度', en: 'My courses and my progress' },
  access: 'session',
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        lang,
        slug: z.string(),
        title: z.string(),
        lessons: z.int(),
        done: z.int(),
        next: lessonLink
          .optional()
          .meta(meaning('接着学的课时；全部学完时没有', 'The lesson to continue with; none when all are done')),
      }),
    ),
  }),
  handler: async (context) => {
    const { find, learning, locale, member } = context
    const [ids, places] = await Promise.all([learning.coursesOf(member.id), learning.placesOf(member.id)])
    if (ids.length === 0) return { items: [] }
    const { docs } = await find('courses', { where: { id: { in: ids } }, limit: 0, select: ['slug'] })
    const isDone = new Set(places.filter((each) => each.isDone).map(({ lesson }) => String(lesson)))
    const items = await Promise.all(
      openRecords(docs, locale).map(async (course) => {
        const lessons = await loadLessons(context, course.id)
        const last = places.find(({ lesson }) => lessons.some(({ id }) => id === String(lesson)))
        const begun = lessons.find(({ id }) => id === String(last?.lesson) && !isDone.has(id))
        const next = begun ?? lessons.find(({ id }) => !isDone.has(id))
        return {
          id: course.id,
          lang: course.lang,
          slug: course.text('slug'),
          title: course.text('title'),
          lessons: lessons.length,
          done: lessons.filter(({ id }) => isDone.has(id)).length,
          ...(next && { next: { lang: next.lang, slug: next.slug, title: next.title } }),
          at: last?.updatedAt ?? '',
        }
      }),
    )
    return { items: items.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ at: _at, ...item }) => item) }
  },
})

/** How far the person is in the lessons of one course. */
export const courseProgress = defineCall({
  path: 'education/progress',
  summary: { zh: '我在一门课程中的进度', en: 'My progress in one course' },
  access: 'session',
  input: z.object({ course: recordId }),
  example: { course: '1' },
  output: z.object({ isEnrolled: z.boolean(), places: z.array(place) }),
  handler: async (context, { course: asked }) => {
    const { learning, member } = context
    const course = await openFound(context, 'courses', asked)
    const [enrolled, places, lessons] = await Promise.all([
      learning.coursesOf(member.id),
      learning.placesOf(member.id),
      loadLessons(context, course.id),
    ])
    const ids = new Set(lessons.map(({ id }) => id))
    return {
      isEnrolled: enrolled.some((id) => String(id) === course.id),
      places: places
        .filter(({ lesson }) => ids.has(String(lesson)))
        .map(({ isDone, lesson, seconds: at }) => ({ lesson: String(lesson), seconds: at, isDone })),
    }
  },
})

export const enrol = defineCall({
  path: 'education/enrol',
  summary: { zh: '选修一门课程', en: 'Enrols in a course' },
  access: 'session',
  changes: true,
  input: z.object({ course: recordId }),
  example: { course: '1' },
  output: nothing,
  handler: async (context, { course: asked }) => {
    const course = await openFound(context, 'courses', asked)
    await context.learning.enrol(context.member.id, Number(course.id))
    return {}
  },
})

export const leave = defineCall({
  path: 'education/leave',
  summary: { zh: '退选一门课程；进度保留', en: 'Leaves a course; the progress is kept' },
  access: 'session',
  changes: true,
  input: z.object({ course: recordId }),
  example: { course: '1' },
  output: nothing,
  handler: async (context, { course: asked }) => {
    const course = await openFound(context, 'courses', asked)
    await context.learning.leave(context.member.id, Number(course.id))
    return {}
  },
})

export const saveProgress = defineCall({
  path: 'education/progress/save',
  summary: { zh: '记下在一节课中的位置', en: 'Records the position in a lesson' },
  access: 'session',
  changes: true,
  input: z.object({ lesson: recordId, seconds, isDone: z.boolean().optional() }),
  example: { lesson: '1', seconds: 12 },
  output: place,
  handler: async (context, { isDone, lesson: asked, seconds: at }) => {
    const lesson = await openFound(context, 'lessons', asked)
    const stored = await context.learning.note(context.member.id, Number(lesson.id), { seconds: at, isDone })
    return { lesson: lesson.id, seconds: stored.seconds, isDone: stored.isDone }
  },
})
