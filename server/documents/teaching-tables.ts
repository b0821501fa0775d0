import { Hono } from 'hono'
import { writeTable } from '#lib/csv.ts'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { isOwnPlan, readChosen } from '#site/features/teaching/plan-choice.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { openCalls } from '#server/pages/render-page.ts'

type Open = (request: { locale: Locale; requestId: string }) => ReturnType<typeof openCalls>
type Entry = CallOutput<'industry/plan/build'>['semesters'][number]['entries'][number]
type Totals = CallOutput<'industry/plan/build'>['totals']
type Book = CallOutput<'industry/textbooks'>['items'][number]

const words = {
  zh: {
    plan: ['专业', '学期', '代码', '课程', '讲授学时', '实验学时', '学时', '学分', '目标', '软件', '教材'],
    books: ['书名', '作者', '出版社', 'ISBN', '年份'],
    own: '自选方案',
    total: '合计',
    and: '；',
  },
  en: {
    plan: [
      'Major',
      'Semester',
      'Code',
      'Course',
      'Lecture hours',
      'Laboratory hours',
      'Hours',
      'Credits',
      'Aims',
      'Software',
      'Textbooks',
    ],
    books: ['Title', 'Authors', 'Publisher', 'ISBN', 'Year'],
    own: 'Plan of your own',
    total: 'Total',
    and: '; ',
  },
} satisfies Record<Locale, object>

function rowOf(major: string, entry: Entry, and: string) {
  const { aims, code, credits, hours, laboratory, lectures, semester, software, textbooks, title } = entry
  const books = textbooks.map((book) => book.title).join(and)
  return [major, semester, code, title, lectures, laboratory, hours, credits, aims, software, books]
}

const totalRow = (name: string, { courses, credits, hours, laboratory, lectures }: Totals) => [
  name,
  '',
  '',
  courses,
  lectures,
  laboratory,
  hours,
  credits,
]

function bookRows(books: Book[]) {
  return books.map(({ authors, isbn, publisher, title, year }) => [title, authors, publisher, isbn, year])
}

/** An integer in an address; `undefined` for any other text. */
const readSemester = (text: string | undefined) =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined

/** The course plans as spreadsheet files: filtered, or as a visitor has put them together. */
export function teachingTableRoutes({ open }: { open: Open }) {
  const app = new Hono<ServerEnv>()
  for (const locale of locales) {
    const { and, books: bookHeads, own, plan: heads, total } = words[locale]
    const answer = (rows: (string | number)[][], name: string) =>
      new Response(writeTable(rows), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}.csv"`,
          'Cache-Control': 'no-store',
        },
      })

    app.get(localizePath('/Industry-education/course-plan.csv', locale), async (context) => {
      const { client } = open({ locale, requestId: context.get('requestId') })
      const query = new URL(context.req.url).searchParams
      if (isOwnPlan(query)) {
        const chosen = { courses: readChosen(query, 'course'), books: readChosen(query, 'book') }
        const built = await client.call('industry/plan/build', chosen)
        const entries = built.semesters.flatMap((each) => each.entries)
        const rows = [heads, ...entries.map((entry) => rowOf(own, entry, and)), totalRow(total, built.totals)]
        return answer([...rows, ...(built.books.length > 0 ? [[], bookHeads, ...bookRows(built.books)] : [])], 'plan')
      }
      const major = /^[a-z0-9-]{1,96}$/.exec(query.get('major') ?? '')?.[0]
      const semester = readSemester(query.get('semester') ?? undefined)
      const { plans } = await client.call('industry/plans', {
        ...(major && { major }),
        ...(semester !== undefined && semester >= 1 && semester <= 12 && { semester }),
      })
      const rows = plans.flatMap((each) => [
        ...each.semesters.flatMap(({ entries }) => entries.map((entry) => rowOf(each.title, entry, and))),
        totalRow(`${each.title} ${total}`, each.totals),
      ])
      return answer([heads, ...rows], 'course-plan')
    })

    app.get(localizePath('/Industry-education/textbook-plan.csv', locale), async (context) => {
      const { client } = open({ locale, requestId: context.get('requestId') })
      const { items } = await client.call('industry/textbooks')
      return answer([bookHeads, ...bookRows(items)], 'textbooks')
    })
  }
  return app
}
