import { loadHeading } from '#site/features/content/load-page.ts'
import { listAddress, listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { isOwnPlan, readChosen } from './plan-choice.ts'

const overviewPath = '/Industry-education'
const plansPath = '/Industry-education/course-plan'
const booksPath = '/Industry-education/textbook-plan'

const everywhere = (path: string) => ({ zh: path, en: path })

/** The work with universities. */
export async function loadOverview(request: PageRequest) {
  const [{ column, describe, surroundings }, overview] = await Promise.all([
    loadHeading(request, overviewPath),
    request.portal.call('industry/overview'),
  ])
  return {
    facts: describe(everywhere(overviewPath)),
    content: {
      column,
      steps: surroundings.steps,
      overview,
      icons: request.icons(overview.models.flatMap(({ icon }) => icon ?? [])),
    },
  }
}
export type OverviewContent = Awaited<ReturnType<typeof loadOverview>>['content']

/** Course plans by major and semester, and a plan that the visitor puts together. */
export async function loadCoursePlans(request: PageRequest) {
  const { portal, url } = request
  const semester = readNumber(url, 'semester', 1, 12)
  const [courses, books] = [readChosen(url.searchParams, 'course'), readChosen(url.searchParams, 'book')]
  const [{ column, describe, surroundings }, all, textbooks, built] = await Promise.all([
    loadHeading(request, plansPath),
    portal.call('industry/plans'),
    portal.call('industry/textbooks'),
    // Not kept, whatever is chosen: the call has no tags.
    isOwnPlan(url.searchParams) ? portal.call('industry/plan/build', { courses, books }) : undefined,
  ])
  const major = readChoice(url, 'major', all.majors)
  if (semester !== undefined && !all.semesters.includes(semester)) throw notFound(url)
  const isFiltered = major !== undefined || semester !== undefined
  const shown = isFiltered
    ? await portal.call('industry/plans', {
        ...(major && { major: major.slug }),
        ...(semester !== undefined && { semester }),
      })
    : all
  const own = new URLSearchParams([
    ...courses.map((code): [string, string] => ['course', code]),
    ...books.map((slug): [string, string] => ['book', slug]),
  ])
  const filters = { major: major?.slug, semester }
  return {
    facts: describe(listPaths(plansPath, { major, semester })),
    content: {
      column,
      steps: surroundings.steps,
      all,
      shown,
      chosen: filters,
      built,
      choice: { courses, books },
      textbooks: textbooks.items.map(({ lang, slug, title }) => ({ lang, slug, title })),
      csv: listAddress(`${plansPath}.csv`, filters),
      ownCsv: `${plansPath}.csv?${own.toString()}`,
    },
  }
}
export type CoursePlansContent = Awaited<ReturnType<typeof loadCoursePlans>>['content']

/** Textbooks by major and state. */
export async function loadTextbooks(request: PageRequest) {
  const { origin, portal, url } = request
  const [{ column, describe, site, surroundings }, { items, states }, { majors }] = await Promise.all([
    loadHeading(request, booksPath),
    portal.call('industry/textbooks'),
    portal.call('industry/plans'),
  ])
  const major = readChoice(url, 'major', majors)
  const asked = url.searchParams.get('state') || undefined
  const state = states.find((each) => each === asked)
  if (asked !== state) throw notFound(url)
  const books = items.filter(
    (book) =>
      (state === undefined || book.state === state) &&
      (major === undefined || book.courses.some(({ plan }) => plan === major.title)),
  )
  return {
    facts: describe(listPaths(booksPath, { major, state })),
    content: {
      column,
      steps: surroundings.steps,
      books,
      majors,
      states,
      chosen: { major: major?.slug, state },
      publisher: site.name,
      origin,
    },
  }
}
export type TextbooksContent = Awaited<ReturnType<typeof loadTextbooks>>['content']
