import { AttachmentList } from '#site/features/content/attachment-list.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { Paragraphs } from '#site/features/content/paragraphs.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { describeVideo } from './describe-courses.ts'
import { LessonVideo } from './lesson-video.tsx'
import type { LessonContent } from './load-courses.ts'
import { Outline } from './outline.tsx'
import { useProgress } from './use-progress.ts'
import { useCourseTexts } from './texts.ts'

type Lesson = LessonContent['item']

/** The lessons before and after this one. */
function Around({ lesson }: { lesson: Lesson }) {
  const { locale, to } = useLanguage()
  const words = useCourseTexts()
  const at = lesson.outline.findIndex(({ id }) => id === lesson.id)
  const [previous, next] = [lesson.outline[at - 1], lesson.outline[at + 1]]
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="neighbours" aria-label={`${words.previous} / ${words.next}`}>
      {previous && (
        <a href={to(`/education/videoPlay?id=${previous.slug}`)} rel="prev" className="neighbour neighbour-prev">
          <small>{words.previous}</small>
          <span lang={foreignLang(previous.lang, locale)}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={to(`/education/videoPlay?id=${next.slug}`)} rel="next" className="neighbour neighbour-next">
          <small>{words.next}</small>
          <span lang={foreignLang(next.lang, locale)}>{next.title}</span>
        </a>
      )}
    </nav>
  )
}

function Notes({ lesson }: { lesson: Lesson }) {
  const words = useCourseTexts()
  return (
    <>
      {lesson.body.length > 0 && (
        <section aria-labelledby="notes">
          <h2 id="notes">{words.notes}</h2>
          <Paragraphs texts={lesson.body} />
        </section>
      )}
      {lesson.attachments.length > 0 && (
        <section aria-labelledby="attachments">
          <h2 id="attachments">{words.attachments}</h2>
          <AttachmentList files={lesson.attachments} />
        </section>
      )}
    </>
  )
}

export function LessonScreen({ data }: { data: LessonContent }) {
  // Another lesson is another player.
  return <OneLesson key={data.item.id} data={data} />
}

function OneLesson({ data }: { data: LessonContent }) {
  const { locale } = useLanguage()
  const words = useCourseTexts()
  const { email, item: lesson, origin, publisher, steps } = data
  const learning = useProgress(lesson.course.id)
  const places = learning.progress?.places ?? []
  const place = places.find((each) => each.lesson === lesson.id)
  const done = new Set(places.filter((each) => each.isDone).map((each) => each.lesson))
  const lang = foreignLang(lesson.lang, locale)
  return (
    <article className="frame page record lesson">
      <StructuredData records={describeVideo(lesson, { origin, publisher })} />
      <PageHeading title={lesson.title} lead={lesson.summary} steps={steps} lang={lang} />
      <RecordLanguage item={lesson} path="/education/videoPlay" />
      {lesson.video && <LessonVideo lesson={lesson} video={lesson.video} email={email} learning={learning} />}
      <div className="record-row">
        <div className="record-body">
          <Notes lesson={lesson} />
          <Around lesson={lesson} />
        </div>
        <aside className="record-side">
          <section aria-labelledby="outline">
            <h2 id="outline">{words.lessonOf({ position: lesson.position, all: lesson.outline.length })}</h2>
            <Outline lessons={lesson.outline} current={lesson.id} done={done} isShort />
          </section>
          {learning.progress && (
            <button
              type="button"
              className={buttonStyle.quiet}
              onClick={() => void learning.note(lesson.id, place?.seconds ?? 0, !place?.isDone).catch(() => undefined)}
            >
              {place?.isDone && <Icon drawing={controlIcons.circleCheck} />}
              {place?.isDone ? words.markNotDone : words.markDone}
            </button>
          )}
        </aside>
      </div>
      <footer className="catalogue-foot">
        <UpdatedNote iso={lesson.updatedAt} />
      </footer>
    </article>
  )
}
