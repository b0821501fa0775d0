import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { slugsOf } from '#portal/records.ts'
import { lang, slugs } from '#portal/schemas.ts'
import { bySemester, loadPlans, plan, planEntry, readEntries, readPlan } from './plan-item.ts'
import { bookItem, loadBooks, readBooks } from './textbook-item.ts'
import { addUp, totals } from './totals.ts'

/** Course plans by major and semester, with their totals. */
export const coursePlanList = defineCall({
  path: 'industry/plans',
  summary: { zh: '课程方案，可按专业和学期筛选', en: 'Course plans by major and semester' },
  input: z.object({ major: z.string().max(96).optional(), semester: z.int().min(1).max(12).optional() }),
  example: {},
  output: z.object({
    majors: z.array(z.object({ lang, slug: z.string(), slugs, title: z.string() })),
    semesters: z.array(z.int()),
    plans: z.array(plan),
    totals,
  }),
  isKept: true,
  handler: async (context, { major, semester }) => {
    const { books, plans } = await loadPlans(context)
    const chosen = plans.filter((each) => major === undefined || Object.values(slugsOf(each)).includes(major))
    const shown = chosen.map((each) => readPlan(each, books, semester)).filter((each) => each.totals.courses > 0)
    const every = plans.flatMap((each) => readEntries(each, books))
    return {
      majors: plans.map((each) => ({
        lang: each.lang,
        slug: each.text('slug'),
        slugs: slugsOf(each),
        title: each.text('title'),
      })),
      semesters: [...new Set(every.map((entry) => entry.semester))].toSorted((a, b) => a - b),
      plans: shown,
      totals: addUp(shown.flatMap((each) => each.semesters.flatMap(({ entries }) => entries))),
    }
  },
})

/** How much one plan of one's own may hold. */
const most = 60

/**
 * A plan of one's own: chosen courses and books with what they add up to. What is not there is left out and said, since an
 * address may be older than the plans. Not kept: there are as many answers as choices.
 */
export const planBuild = defineCall({
  path: 'industry/plan/build',
  summary: { zh: '自选课程和教材，得出合计', en: 'A plan of chosen courses and books, with totals' },
  input: z.object({
    courses: z.array(z.string().max(20)).max(most),
    books: z.array(z.string().max(96)).max(most),
  }),
  example: { courses: ['CE101'], books: ['system-modelling'] },
  output: z.object({
    semesters: z.array(z.object({ semester: z.int(), entries: z.array(planEntry), totals })),
    books: z.array(bookItem),
    missing: z.array(z.string()),
    totals,
  }),
  handler: async (context, { books: askedBooks, courses }) => {
    const [{ books: names, plans }, found] = await Promise.all([loadPlans(context), loadBooks(context)])
    const every = plans.flatMap((each) => readEntries(each, names))
    const chosen = [...new Set(courses)].map((code) => [code, every.find((entry) => entry.code === code)] as const)
    const entries = chosen
      .flatMap(([, entry]) => entry ?? [])
      .toSorted((a, b) => a.semester - b.semester || a.code.localeCompare(b.code))
    const books = readBooks(found, context.locale, plans, names).filter(({ slug, slugs: own }) =>
      askedBooks.some((asked) => asked === slug || Object.values(own).includes(asked)),
    )
    const known = new Set(books.flatMap(({ slug, slugs: own }) => [slug, ...Object.values(own)]))
    return {
      semesters: bySemester(entries),
      books,
      missing: [
        ...chosen.flatMap(([code, entry]) => (entry === undefined ? [code] : [])),
        ...askedBooks.filter((asked) => !known.has(asked)),
      ],
      totals: addUp(entries),
    }
  },
})
