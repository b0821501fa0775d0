import { z } from 'zod'
import { readCaptions } from '#domain/course/captions.ts'
import { AppError } from '#lib/errors.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { attachment, readAttachments } from '#portal/attachments.ts'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { openRecord, paragraphsOf, translationOf, type RecordOf, textIn } from '#portal/records.ts'
import { lang, meaning, recordNumber, translation } from '#portal/schemas.ts'
import { lessonItem, loadLessons, readLessonItem } from './lesson-item.ts'
import { readVideo, video } from './read-video.ts'

const cue = z.object({ start: z.number(), end: z.number(), text: z.string() })
const words = z.object({ zh: z.array(cue), en: z.array(cue) })

const lessonVideo = video.extend({
  captions: words.meta(meaning('各语言的字幕；没有时为空', 'Captions in each language; empty where there are none')),
  chapters: z.array(cue),
  uploadedAt: z.string(),
})

function readLessonVideo(
  record: RecordOf<'videos'> | number | undefined,
  locale: Locale,
): z.output<typeof lessonVideo> | undefined {
  if (typeof record !== 'object') return undefined
  const cuesIn = (field: 'captions' | 'chapters', language: Locale) => {
    const text = textIn(record[field], language)
    return text === '' ? [] : readCaptions(text, field).cues
  }
  return {
    ...readVideo(record, locale),
    captions: { zh: cuesIn('captions', 'zh'), en: cuesIn('captions', 'en') },
    chapters: cuesIn('chapters', locale),
    uploadedAt: record.createdAt,
  }
}

/** One lesson: its video with captions, its text, what goes with it, and the lessons around it. */
export const lessonDetail = defineCall({
  path: 'education/lesson',
  summary: { zh: '一节课，按编号或地址名取', en: 'One lesson, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...lessonItem.shape,
    languages: z.array(z.enum(locales)),
    ...translation.shape,
    body: z.array(z.string()).meta(meaning('段落', 'Paragraphs')),
    video: lessonVideo.optional(),
    attachments: z.array(attachment),
    course: z.object({ id: z.string(), lang, slug: z.string(), title: z.string() }),
    outline: z.array(lessonItem),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async (context, { id: asked }) => {
    const { locale } = context
    // Two deep: the video's poster.
    const lesson = await openFound(context, 'lessons', asked, { depth: 2 })
    const course = openRecord(lesson.record.course, locale)
    // A lesson of a course that visitors may not see is none.
    if (course === undefined) throw new AppError('notFound', { detail: `lesson ${asked} has no published course` })
    const isOwn = lesson.lang === locale
    const shown = readLessonVideo(lesson.record.video, locale)
    return {
      ...readLessonItem(lesson),
      languages: lesson.languages,
      ...translationOf(lesson),
      body: isOwn ? paragraphsOf(lesson.text('body')) : [],
      ...(shown && { video: shown }),
      attachments: isOwn ? readAttachments(lesson.record.attachments, locale) : [],
      course: { id: course.id, lang: course.lang, slug: course.text('slug'), title: course.text('title') },
      outline: await loadLessons(context, course.id),
      updatedAt: lesson.record.updatedAt,
    }
  },
})

/** The captions or chapters of a video as the file that players read. */
export const videoWords = defineCall({
  path: 'education/captions',
  summary: { zh: '视频的字幕或章节，WebVTT', en: 'Captions or chapters of a video, as WebVTT' },
  input: z.object({
    id: recordNumber,
    language: z.enum(locales),
    kind: z.enum(['captions', 'chapters']),
  }),
  example: { id: '1', language: 'en', kind: 'captions' },
  output: z.object({ text: z.string() }),
  isKept: true,
  handler: async ({ find }, { id, kind, language }) => {
    const { docs } = await find('videos', { where: { id: { equals: Number(id) } }, limit: 1 })
    const text = textIn(docs[0]?.[kind], language)
    if (text === '') throw new AppError('notFound', { detail: `no ${kind} in ${language} of video ${id}` })
    return { text: text.replace(/^\uFEFF/, '') }
  },
})
