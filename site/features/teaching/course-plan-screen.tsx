import { Day } from '#site/features/content/day.tsx'
import { FilterLinks } from '#site/features/content/filter-links.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import type { CoursePlansContent } from './load-teaching.ts'
import { OwnPlan, PlanBuilder } from './plan-builder.tsx'
import { PlanTable } from './plan-table.tsx'
import { useTeachingTexts } from './texts.ts'

function Plan({ plan }: { plan: CoursePlansContent['shown']['plans'][number] }) {
  const { locale } = useLanguage()
  const words = useTeachingTexts()
  const { totals } = plan
  const lang = foreignLang(plan.lang, locale)
  return (
    <section aria-labelledby={`plan-${plan.id}`} className="plan">
      <div className="plan-head">
        <div>
          <h2 id={`plan-${plan.id}`} lang={lang}>
            {plan.title} <LanguageMark lang={plan.lang} />
          </h2>
          <p lang={lang}>
            {plan.degree} · {words.revised} <Day iso={plan.revisedOn} />
          </p>
          <p lang={lang}>{plan.summary}</p>
        </div>
        <p className="plan-total">
          {words.totalOf({ courses: totals.courses, hours: totals.hours, credits: totals.credits })}
        </p>
      </div>
      {plan.lang === locale && <PlanTable semesters={plan.semesters} />}
    </section>
  )
}

export function CoursePlanScreen({ data }: { data: CoursePlansContent }) {
  const { to } = useLanguage()
  const words = useTeachingTexts()
  const { all, built, chosen, column, csv, shown, steps } = data
  return (
    <div className="frame page teaching">
      <ColumnHeading column={column} steps={steps} />
      <OwnPlan data={data} />
      <PlanBuilder data={data} />
      {built === undefined && (
        <>
          <FilterLinks
            path="/Industry-education/course-plan"
            label={words.filters}
            chosen={{
              major: chosen.major,
              semester: chosen.semester === undefined ? undefined : String(chosen.semester),
            }}
            filters={[
              {
                name: 'major',
                label: words.major,
                all: words.allMajors,
                choices: all.majors.map(({ lang, slug, title }) => ({ value: slug, title, lang })),
              },
              {
                name: 'semester',
                label: words.semester,
                all: words.allSemesters,
                choices: all.semesters.map((each) => ({
                  value: String(each),
                  title: words.semesterOf({ semester: each }),
                })),
              },
            ]}
          />
          <div className="plan-tools no-print">
            <p role="status">
              {shown.totals.courses === 0
                ? words.none
                : words.totalOf({
                    courses: shown.totals.courses,
                    hours: shown.totals.hours,
                    credits: shown.totals.credits,
                  })}
            </p>
            <div className="page-actions">
              <button type="button" className={`${buttonStyle.small} needs-scripts`} data-action="print">
                {words.print}
              </button>
              <a href={to(csv)} className={buttonStyle.small} download>
                {words.csv}
              </a>
            </div>
          </div>
          {shown.plans.map((plan) => (
            <Plan key={plan.id} plan={plan} />
          ))}
        </>
      )}
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
