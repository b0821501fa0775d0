import { listGap } from '#lib/locale.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Checkbox } from '#site/ui/choice-fields.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import type { CoursePlansContent } from './load-teaching.ts'
import { PlanTable } from './plan-table.tsx'
import { useTeachingTexts } from './texts.ts'

/** What the visitor has put together, with its sums. */
export function OwnPlan({ data: { built, ownCsv } }: { data: CoursePlansContent }) {
  const { locale, to } = useLanguage()
  const words = useTeachingTexts()
  if (built === undefined) return null
  const { books, missing, semesters, totals } = built
  return (
    <section aria-labelledby="own" className="plan own-plan">
      <div className="plan-head">
        <h2 id="own">{words.own}</h2>
        <p className="plan-total">
          {words.totalOf({ courses: totals.courses, hours: totals.hours, credits: totals.credits })}
        </p>
        <div className="page-actions no-print">
          <button type="button" className={`${buttonStyle.small} needs-scripts`} data-action="print">
            {words.print}
          </button>
          <a href={to(ownCsv)} className={buttonStyle.small} download>
            {words.csv}
          </a>
          <a href={to('/Industry-education/course-plan')} className={buttonStyle.small}>
            {words.clear}
          </a>
        </div>
      </div>
      {missing.length > 0 && (
        <p role="note" className="plan-missing">
          {words.missing({ names: missing.join(listGap[locale]) })}
        </p>
      )}
      <PlanTable semesters={semesters} />
      {books.length > 0 && (
        <ul className="own-books">
          {books.map(({ authors, isbn, lang, slug, title, year }) => (
            <li key={slug} lang={foreignLang(lang, locale)}>
              <strong>{title}</strong> {authors} · ISBN {isbn} · {year}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A form that is sent as it is, with scripts or without: what is chosen stands in the address. */
export function PlanBuilder({ data: { all, choice, textbooks } }: { data: CoursePlansContent }) {
  const { to } = useLanguage()
  const words = useTeachingTexts()
  return (
    <section className="no-print plan-builder" id="build">
      <Disclosure title={words.build} isOpen={choice.courses.length + choice.books.length > 0}>
        <p>{words.buildText}</p>
        <form action={`${to('/Industry-education/course-plan')}#own`} method="get" data-plan-builder>
          {all.plans.map((plan) => (
            <fieldset key={plan.id}>
              <legend>{plan.title}</legend>
              <div className="builder-choices">
                {plan.semesters.flatMap(({ entries }) =>
                  entries.map(({ code, credits, hours, semester, title }) => (
                    <Checkbox
                      key={code}
                      id={`course-${code}`}
                      name="course"
                      value={code}
                      data-hours={hours}
                      data-credits={credits}
                      defaultChecked={choice.courses.includes(code)}
                      label={title}
                      hint={`${words.semesterOf({ semester })} · ${words.hours} ${hours} · ${words.credits} ${credits}`}
                    />
                  )),
                )}
              </div>
            </fieldset>
          ))}
          <fieldset>
            <legend>{words.buildBooks}</legend>
            <div className="builder-choices">
              {textbooks.map(({ slug, title }) => (
                <Checkbox
                  key={slug}
                  id={`book-${slug}`}
                  name="book"
                  value={slug}
                  defaultChecked={choice.books.includes(slug)}
                  label={title}
                />
              ))}
            </div>
          </fieldset>
          <div className="builder-foot">
            <output className="needs-scripts">{words.totalOf({ courses: 0, hours: 0, credits: 0 })}</output>
            <button type="submit" className={buttonStyle.primary}>
              {words.add}
            </button>
          </div>
        </form>
      </Disclosure>
    </section>
  )
}
