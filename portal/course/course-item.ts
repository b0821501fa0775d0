import { z } from 'zod'
import { type Locale, locales } from '#lib/locale.ts'
import type { CallContext } from '#portal/call.ts'
import { loadNamed, type Named, named, pickNamed } from '#portal/named.ts'
import { imageOf, numberOf, openRecords, type ReaderOf, textIn } from '#portal/records.ts'
import { id, image, lang, meaning } from '#portal/schemas.ts'

/** A course as lists show it. */
export const courseItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  programme: named.optional(),
  difficulty: named.optional(),
  products: z.array(named),
  image: image.optional(),
  hours: z.number().meta(meaning('学时，由课时的分钟数得出', 'Hours, from the minutes of its lessons')),
  lessons: z.int().meta(meaning('课时数', 'Number of lessons')),
  videos: z.int().meta(meaning('其中有视频的', 'Those with a video')),
  captions: z.array(z.enum(locales)).meta(meaning('视频字幕的语言', 'Languages of the captions of its videos')),
  start: z.string(),
  startsOn: z.string().optional(),
})
export type CourseItem = z.output<typeof courseItem>

/** What {@link readCourseItem} needs of a record. */
export const courseFields = [
  'slug',
  'summary',
  'programme',
  'difficulty',
  'products',
  'image',
  'start',
  'startsOn',
] as const

interface Content {
  minutes: number
  lessons: number
  videos: number
  captions: Set<Locale>
}

/** What the rows of a list of courses name, and what their lessons add up to. */
export interface CourseNames {
  programmes: Map<string, Named>
  difficulties: Map<string, Named>
  products: Map<string, Named>
  contents: Map<string, Content>
}

async function loadContents({ find, locale }: CallContext): Promise<Map<string, Content>> {
  const [{ docs: lessons }, { docs: videos }] = await Promise.all([
    find('lessons', { limit: 0, select: ['course', 'minutes', 'video'] }),
    find('videos', { limit: 0 }),
  ])
  const captionsOf = new Map(
    videos.map((video) => [String(video.id), locales.filter((each) => textIn(video.captions, each) !== '')]),
  )
  const contents = new Map<string, Content>()
  for (const { record } of openRecords(lessons, locale)) {
    const key = String(numberOf(record.course))
    const content = contents.get(key) ?? { minutes: 0, lessons: 0, videos: 0, captions: new Set<Locale>() }
    contents.set(key, content)
    content.minutes += Number(record.minutes)
    content.lessons += 1
    if (record.video === undefined) continue
    content.videos += 1
    for (const each of captionsOf.get(String(numberOf(record.video))) ?? []) content.captions.add(each)
  }
  return contents
}

export async function loadCourseNames(context: CallContext): Promise<CourseNames> {
  const [programmes, difficulties, products, contents] = await Promise.all([
    loadNamed(context, 'programmes'),
    loadNamed(context, 'difficulties'),
    loadNamed(context, 'products'),
    loadContents(context),
  ])
  return { programmes, difficulties, products, contents }
}

/** Hours to the half, from minutes. */
const hoursOf = (minutes: number) => Math.round(minutes / 30) / 2

/** @param item read with relations one deep (for the picture) or none */
export function readCourseItem(item: ReaderOf<'courses'>, names: CourseNames): CourseItem {
  const { record } = item
  const content = names.contents.get(item.id)
  const picture = imageOf(record.image, item.lang)
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    title: item.text('title'),
    summary: item.text('summary'),
    programme: pickNamed(names.programmes, [record.programme])[0],
    difficulty: pickNamed(names.difficulties, [record.difficulty])[0],
    products: pickNamed(names.products, record.products),
    ...(picture && { image: picture }),
    hours: hoursOf(content?.minutes ?? 0),
    lessons: content?.lessons ?? 0,
    videos: content?.videos ?? 0,
    captions: locales.filter((each) => content?.captions.has(each)),
    start: item.text('start'),
    ...(typeof record.startsOn === 'string' && { startsOn: record.startsOn }),
  }
}
