import type { CallOutput } from '#portal/client.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { DataTable } from '#site/ui/data-table.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { useTeachingTexts } from './texts.ts'

type Semester = CallOutput<'industry/plans'>['plans'][number]['semesters'][number]
type Entry = Semester['entries'][number]

/** The courses of a plan, a table for each semester with what it adds up to. */
export function PlanTable({ semesters }: { semesters: Semester[] }) {
  const { to } = useLanguage()
  const words = useTeachingTexts()
  return semesters.map(({ entries, semester, totals }) => (
    <div key={semester} className="plan-semester">
      <h3>
        {words.semesterOf({ semester })}{' '}
        <small>{words.totalOf({ courses: totals.courses, hours: totals.hours, credits: totals.credits })}</small>
      </h3>
      <DataTable<Entry>
        caption={words.semesterOf({ semester })}
        rows={entries}
        keyOf={({ code }) => code}
        columns={[
          {
            key: 'title',
            title: words.course,
            isTitle: true,
            cell: ({ code, title }) => (
              <>
                {title} <small className="plan-code">{code}</small>
              </>
            ),
          },
          { key: 'lectures', title: words.lectures, cell: ({ lectures }) => lectures, isNumber: true },
          { key: 'laboratory', title: words.laboratoryHours, cell: ({ laboratory }) => laboratory, isNumber: true },
          { key: 'hours', title: words.hours, cell: ({ hours }) => hours, isNumber: true },
          { key: 'credits', title: words.credits, cell: ({ credits }) => credits, isNumber: true },
          { key: 'aims', title: words.aims, cell: ({ aims }) => keepUnits(aims) },
          { key: 'software', title: words.software, cell: ({ software }) => keepUnits(software) },
          {
            key: 'textbooks',
            title: words.textbooks,
            cell: ({ textbooks }) =>
              textbooks.length === 0
                ? '—'
                : textbooks.map(({ slug, title }) => (
                    <a
                      key={slug}
                      href={to(`/Industry-education/textbook-plan#${slug}`)}
                      className="text-link plan-book"
                    >
                      {title}
                    </a>
                  )),
          },
        ]}
      />
    </div>
  ))
}
