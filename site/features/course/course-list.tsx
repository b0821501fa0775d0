import { FilterLinksSheet } from '#site/features/content/filter-links-sheet.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { CourseCard } from './course-card.tsx'
import { describeCourses } from './describe-courses.ts'
import type { CoursesContent } from './load-courses.ts'
import { MyCourses } from './my-courses.tsx'
import { useCourseTexts } from './texts.ts'

/** What the chosen programme and level are about. */
function ChosenText({ chosen }: { chosen: CoursesContent['chosen'] }) {
  const { locale } = useLanguage()
  const texts = [chosen.projectId, chosen.difficultId].filter((each) => each !== undefined)
  return texts.map((each) => (
    <p key={each.slug} className="chosen-text" lang={foreignLang(each.lang, locale)}>
      {each.text}
    </p>
  ))
}

export function CourseList({ data }: { data: CoursesContent }) {
  const { texts, to } = useLanguage()
  const words = useCourseTexts()
  const publisher = useFrame()?.site.name ?? ''
  const { chosen, column, filters, list, origin, steps } = data
  const choicesOf = (choices: CoursesContent['filters']['programmes']) =>
    choices.map(({ count, lang, slug, title }) => ({ value: slug, title, lang, count }))
  return (
    <div className="frame page">
      <StructuredData records={[describeCourses(list.items, { origin, publisher })]} />
      <ColumnHeading column={column} steps={steps} />
      <MyCourses />
      <FilterLinksSheet
        path="/education/details"
        label={words.filters}
        chosen={{
          projectId: chosen.projectId?.slug,
          productId: chosen.productId?.slug,
          difficultId: chosen.difficultId?.slug,
        }}
        filters={[
          {
            name: 'projectId',
            label: words.programme,
            all: words.allProgrammes,
            choices: choicesOf(filters.programmes),
          },
          { name: 'productId', label: words.product, all: words.allProducts, choices: choicesOf(filters.products) },
          {
            name: 'difficultId',
            label: words.difficulty,
            all: words.allDifficulties,
            choices: choicesOf(filters.difficulties),
          },
        ]}
      />
      <ChosenText chosen={chosen} />
      <p className="list-total" role="status">
        {texts.results({ total: list.total })}
      </p>
      {list.total === 0 && (
        <div className="empty">
          <p>{words.noMatch}</p>
          <a href={to('/education/details')} className={buttonStyle.quiet}>
            {texts.clearFilters}
          </a>
        </div>
      )}
      <div className="course-grid">
        {list.items.map((course, index) => (
          <CourseCard key={course.id} course={course} isEager={index === 0} />
        ))}
      </div>
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
