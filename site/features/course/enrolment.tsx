import { useState } from 'react'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Progress } from '#site/ui/progress.tsx'
import type { CourseContent } from './load-courses.ts'
import type { CourseProgress } from './use-progress.ts'
import { useCourseTexts } from './texts.ts'

interface EnrolmentProps {
  course: CourseContent['item']
  learning: CourseProgress
  done: number
}

/** Taking up a course. Reading its lessons needs no account; keeping the progress does. */
export function Enrolment({ course, done, learning }: EnrolmentProps) {
  const { address: to } = useLanguage()
  const words = useCourseTexts()
  const [isBusy, setBusy] = useState(false)
  const { isSignedIn, progress, setEnrolled } = learning
  const places = progress?.places ?? []
  const open = course.outline.find(({ id }) => !places.some((place) => place.lesson === id && place.isDone))
  const first = open ?? course.outline[0]
  const change = async (isEnrolled: boolean) => {
    setBusy(true)
    // A failure shows its own toast; the button says what is so.
    await setEnrolled(isEnrolled).catch(() => undefined)
    setBusy(false)
  }
  const back = `/login?redirect=${encodeURIComponent(to(`/education/details?id=${course.slug}`))}`
  return (
    <section aria-labelledby="enrolment" className="enrolment no-print">
      <h2 id="enrolment">{words.enrolTitle}</h2>
      {first && (
        <a href={to(`/education/videoPlay?id=${first.slug}`)} className={buttonStyle.primary}>
          {places.length > 0 ? words.goOn : words.firstLesson}
        </a>
      )}
      {!isSignedIn && (
        <>
          <a href={to(back)} className={buttonStyle.quiet}>
            {words.signIn}
          </a>
          <p>{words.enrolText}</p>
        </>
      )}
      {progress && (
        <>
          <button
            type="button"
            className={buttonStyle.quiet}
            disabled={isBusy}
            onClick={() => void change(!progress.isEnrolled)}
          >
            {progress.isEnrolled ? words.leave : words.enrol}
          </button>
          <Progress
            label={words.enrolTitle}
            value={course.outline.length === 0 ? 0 : done / course.outline.length}
            words={words.doneOf({ done, all: course.outline.length })}
          />
        </>
      )}
    </section>
  )
}
