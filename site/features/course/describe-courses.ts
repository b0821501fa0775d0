import type { CallOutput } from '#portal/client.ts'
import { languageTags, type Locale, localizePath } from '#lib/locale.ts'

type Course = CallOutput<'education/course'>
type CourseItem = CallOutput<'education/courses'>['items'][number]
type Lesson = CallOutput<'education/lesson'>

interface Site {
  origin: string
  publisher: string
}

const courseUrl = (slug: string, lang: Locale, origin: string) =>
  new URL(localizePath(`/education/details?id=${slug}`, lang), origin).href

/** schema.org list of courses. */
export function describeCourses(items: CourseItem[], { origin, publisher }: Site): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ lang, slug, summary, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: title,
        description: summary,
        url: courseUrl(slug, lang, origin),
        inLanguage: languageTags[lang],
        provider: { '@type': 'Organization', name: publisher },
      },
    })),
  }
}

/** schema.org Course with its next class. */
export function describeCourse(course: Course, { origin, publisher }: Site): Record<string, unknown> {
  const { captions, difficulty, hours, image, lang, slug, startsOn, summary, title } = course
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: courseUrl(slug, lang, origin),
    inLanguage: languageTags[lang],
    availableLanguage: captions.map((each) => languageTags[each]),
    provider: { '@type': 'Organization', name: publisher, url: origin },
    ...(image && { image: new URL(image.url, origin).href }),
    ...(difficulty && { educationalLevel: difficulty.title }),
    timeRequired: `PT${Math.round(hours * 60)}M`,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: startsOn === undefined ? 'Online' : 'Blended',
      courseWorkload: `PT${Math.round(hours * 60)}M`,
      ...(startsOn !== undefined && { startDate: startsOn.slice(0, 10) }),
    },
  }
}

/** schema.org VideoObject with its chapters as clips; nothing for a lesson without a video. */
export function describeVideo(lesson: Lesson, { origin }: Site): Record<string, unknown>[] {
  const { lang, slug, summary, title, video } = lesson
  if (video === undefined) return []
  const page = new URL(localizePath(`/education/videoPlay?id=${slug}`, lang), origin).href
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: summary,
      uploadDate: video.uploadedAt,
      duration: `PT${Math.round(video.seconds)}S`,
      contentUrl: new URL(video.url, origin).href,
      ...(video.poster && { thumbnailUrl: new URL(video.poster.url, origin).href }),
      inLanguage: languageTags[lang],
      transcript: video.captions[lang].map(({ text }) => text).join(' '),
      hasPart: video.chapters.map(({ end, start, text }) => ({
        '@type': 'Clip',
        name: text,
        startOffset: Math.round(start),
        endOffset: Math.round(end),
        url: `${page}#t=${Math.round(start)}`,
      })),
    },
  ]
}
