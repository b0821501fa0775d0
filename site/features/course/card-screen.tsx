import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Progress } from '#site/ui/progress.tsx'
import { CourseNumbers } from './course-card.tsx'
import type { CardContent } from './load-courses.ts'
import { useProgress } from './use-progress.ts'
import { useCourseTexts } from './texts.ts'

/** One course for another site's frame. Its link opens a window of its own: the frame stays what it is. */
export function CardScreen({ data: { item: course } }: { data: CardContent }) {
  const { locale, to } = useLanguage()
  const words = useCourseTexts()
  const siteName = useFrame()?.site.name
  const { progress } = useProgress(course.id)
  const lang = foreignLang(course.lang, locale)
  const done = progress?.places.filter(({ isDone }) => isDone).length ?? 0
  return (
    <article className="embedded-card">
      {course.image && <Picture image={course.image} sizes="420px" isDecorative isEager />}
      <div className="embedded-words">
        <p className="course-line">
          <span>{course.difficulty?.title}</span>
          <span>{course.programme?.title}</span>
          <LanguageMark lang={course.lang} />
        </p>
        <h1 lang={lang}>
          <a href={to(`/education/details?id=${course.slug}`)} target="_blank" rel="noopener">
            <Phrases text={course.title} />
          </a>
        </h1>
        <p lang={lang}>{keepUnits(course.summary)}</p>
        <CourseNumbers course={course} />
        {progress && (
          <Progress
            label={words.enrolTitle}
            value={done / Math.max(1, course.lessons)}
            words={words.doneOf({ done, all: course.lessons })}
          />
        )}
        <p className="embedded-site">{siteName}</p>
      </div>
    </article>
  )
}
