import type { CallOutput } from '#portal/client.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'
import { coursesAddress, type CourseParams, hasCourseParams, readCourseParams } from './course-params.ts'

const path = '/education/details'

type Choice = CallOutput<'education/filters'>['programmes'][number]

/** The choice that a value of the address means: by number, or by its slug in either language. */
function readChoice(url: URL, choices: Choice[], asked: string | undefined): Choice | undefined {
  if (asked === undefined) return undefined
  const found = choices.find(({ id, slugs }) => id === asked || Object.values(slugs).includes(asked))
  // Otherwise every invented value would be rendered and stored.
  if (found === undefined) throw notFound(url)
  return found
}

/** Courses, filtered by what the address asks for (contract S3). */
async function loadCourses(page: PageRequest) {
  const { origin, portal, url } = page
  const params: CourseParams = readCourseParams(url.searchParams)
  const [{ column, describe, surroundings }, filters] = await Promise.all([
    loadHeading(page, path),
    portal.call('education/filters'),
  ])
  const chosen = {
    projectId: readChoice(url, filters.programmes, params.projectId),
    productId: readChoice(url, filters.products, params.productId),
    difficultId: readChoice(url, filters.difficulties, params.difficultId),
  }
  const list = await portal.call('education/courses', {
    ...(chosen.projectId && { programme: chosen.projectId.id }),
    ...(chosen.productId && { product: chosen.productId.id }),
    ...(chosen.difficultId && { difficulty: chosen.difficultId.id }),
  })
  const addressIn = (locale: 'zh' | 'en') =>
    coursesAddress(
      Object.fromEntries(
        Object.entries(chosen).flatMap(([name, choice]) =>
          choice ? [[name, choice.slugs[locale] ?? choice.slug]] : [],
        ),
      ),
    )
  const facts = describe({ zh: addressIn('zh'), en: addressIn('en') })
  return {
    facts: { ...facts, filters: params },
    content: { kind: 'list' as const, column, steps: surroundings.steps, filters, chosen, list, origin },
  }
}
export type CoursesContent = Awaited<ReturnType<typeof loadCourses>>['content']

/** One course by number or slug. */
async function loadCourse(page: PageRequest) {
  const { content, facts } = await loadDetail(
    page,
    { list: path, detail: path },
    (id) => page.portal.call('education/course', { id }),
    ({ summary, title }) => ({ title, summary }),
  )
  return { facts: { ...facts, filters: {} as CourseParams }, content: { kind: 'course' as const, ...content } }
}
export type CourseContent = Awaited<ReturnType<typeof loadCourse>>['content']

type CoursesFacts = PageFacts & { filters: CourseParams }
export interface CoursesPage {
  facts: CoursesFacts
  content: CoursesContent | CourseContent
}

/** The page of the courses, or of one of them. A filter goes before an id: the address of a list has none. */
export async function loadCoursesPage(page: PageRequest): Promise<CoursesPage> {
  const { searchParams } = page.url
  return searchParams.has('id') && !hasCourseParams(searchParams) ? loadCourse(page) : loadCourses(page)
}

/** One lesson by number or slug. */
export async function loadLesson(page: PageRequest) {
  const [{ content, facts }, site] = await Promise.all([
    loadDetail(
      page,
      { list: path, detail: '/education/videoPlay' },
      (id) => page.portal.call('education/lesson', { id }),
      ({ summary, title }) => ({ title, summary }),
    ),
    page.portal.call('base/site'),
  ])
  const { course } = content.item
  const steps = [...content.steps, { title: course.title, path: `${path}?id=${course.slug}` }]
  return { facts, content: { ...content, steps, email: site.email } }
}
export type LessonContent = Awaited<ReturnType<typeof loadLesson>>['content']

/** One course as a card for another site's frame (contract S8). */
export async function loadCard(page: PageRequest) {
  // A frame is no place for a list.
  if (!page.url.searchParams.get('id')) throw notFound(page.url)
  return loadDetail(
    page,
    { list: path, detail: '/education/components/card' },
    (id) => page.portal.call('education/course', { id }),
    ({ summary, title }) => ({ title, summary }),
  )
}
export type CardContent = Awaited<ReturnType<typeof loadCard>>['content']
