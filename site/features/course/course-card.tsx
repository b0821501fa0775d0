import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { useCourseTexts } from './texts.ts'

export type CourseItem = CallOutput<'education/courses'>['items'][number]

/** Hours, lessons and the languages of the captions, in one line. */
export function CourseNumbers({ course }: { course: Pick<CourseItem, 'captions' | 'hours' | 'lessons'> }) {
  const words = useCourseTexts()
  return (
    <ul className="course-numbers">
      <li>{words.hoursOf({ hours: course.hours })}</li>
      <li>{words.lessonsOf({ count: course.lessons })}</li>
      {course.captions.map((each) => (
        <li key={each}>{words.captionsIn[each]}</li>
      ))}
    </ul>
  )
}

interface CourseCardProps {
  course: CourseItem
  isEager?: boolean
  level?: 2 | 3
}

export function CourseCard({ course, isEager = false, level = 2 }: CourseCardProps) {
  const { locale, to } = useLanguage()
  const Heading = `h${level}` as const
  const lang = foreignLang(course.lang, locale)
  return (
    <article className="card course-card">
      {course.image && (
        <Picture
          image={course.image}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          isDecorative
          isEager={isEager}
        />
      )}
      <p className="course-line">
        <span>{course.programme?.title}</span>
        <span>{course.difficulty?.title}</span>
        <LanguageMark lang={course.lang} />
      </p>
      <Heading lang={lang}>
        <a href={to(`/education/details?id=${course.slug}`)} className="card-link">
          <Phrases text={course.title} />
        </a>
      </Heading>
      <p className="card-text" lang={lang}>
        {keepUnits(course.summary)}
      </p>
      <div className="course-foot">
        <CourseNumbers course={course} />
        <p lang={lang}>{keepUnits(course.start)}</p>
      </div>
    </article>
  )
}
