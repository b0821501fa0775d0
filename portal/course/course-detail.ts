import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { attachment, readAttachments } from '#portal/attachments.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { linesOf, numberOf, openRecords, type ReaderOf, translationOf } from '#portal/records.ts'
import { lang, meaning, translation } from '#portal/schemas.ts'
import { courseFields, courseItem, loadCourseNames, readCourseItem } from './course-item.ts'
import { lessonItem, loadLessons } from './lesson-item.ts'

const teacher = z.object({ lang, title: z.string(), role: z.string(), text: z.string() })

const body = z.object({
  audience: z.string(),
  goals: z.array(z.string()),
  software: z.array(z.string()),
  certificate: z.string(),
  materials: z.array(attachment),
})

function readBody({ lang: own, record, text }: ReaderOf<'courses'>): z.output<typeof body> {
  return {
    audience: text('audience'),
    goals: linesOf(text('goals')),
    software: linesOf(text('software')),
    certificate: text('certificate'),
    materials: readAttachments(record.attachments, own),
  }
}

const emptyBody: z.output<typeof body> = { audience: '', goals: [], software: [], certificate: '', materials: [] }

/** Others of the same programme. */
async function readRelated(
  context: CallContext,
  { id, record }: ReaderOf<'courses'>,
  names: Parameters<typeof readCourseItem>[1],
) {
  const { docs } = await context.find('courses', {
    where: { and: [{ programme: { equals: numberOf(record.programme) } }, { id: { not_equals: Number(id) } }] },
    sort: '_order',
    limit: 3,
    depth: 1,
    select: courseFields,
  })
  return openRecords(docs, context.locale).map((item) => readCourseItem(item, names))
}

/** One course with its lessons. Where the asked language has none, only title and summary (L6). */
export const courseDetail = defineCall({
  path: 'education/course',
  summary: { zh: '一门课程及其课时，按编号或地址名取', en: 'One course with its lessons, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...courseItem.shape,
    ...body.shape,
    levelText: z.string().meta(meaning('这一难度要先会什么', 'What the level asks for beforehand')),
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which it is published')),
    ...translation.shape,
    teachers: z.array(teacher),
    outline: z.array(lessonItem),
    related: z.array(courseItem),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async (context, { id: asked }) => {
    const { locale } = context
    const [course, names] = await Promise.all([
      openFound(context, 'courses', asked, { depth: 1 }),
      loadCourseNames(context),
    ])
    const [level] = openRecords([course.record.difficulty], locale)
    const [outline, related] = await Promise.all([loadLessons(context, course.id), readRelated(context, course, names)])
    return {
      ...readCourseItem(course, names),
      ...(course.lang === locale ? readBody(course) : emptyBody),
      levelText: level?.lang === locale ? level.text('text') : '',
      languages: course.languages,
      ...translationOf(course),
      teachers: openRecords(course.record.teachers, locale).map((each) => ({
        lang: each.lang,
        title: each.text('title'),
        role: each.text('role'),
        text: each.text('text'),
      })),
      outline,
      related,
      updatedAt: course.record.updatedAt,
    }
  },
})
