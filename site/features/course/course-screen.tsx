import { localizePath } from '#lib/locale.ts'
import { AttachmentList } from '#site/features/content/attachment-list.tsx'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { CourseCard } from './course-card.tsx'
import { describeCourse } from './describe-courses.ts'
import { Enrolment } from './enrolment.tsx'
import type { CourseContent } from './load-courses.ts'
import { Outline } from './outline.tsx'
import { useProgress } from './use-progress.ts'
import { useCourseTexts } from './texts.ts'

type Course = CourseContent['item']

function Facts({ course }: { course: Course }) {
  const { locale, to } = useLanguage()
  const words = useCourseTexts()
  const lang = foreignLang(course.lang, locale)
  const { difficulty, programme } = course
  return (
    <dl className="record-facts" aria-label={words.onThisCourse}>
      {programme && (
        <div>
          <dt>{words.programme}</dt>
          <dd>
            <a href={to(`/education/details?projectId=${programme.slug}`)} className="text-link">
              {programme.title}
            </a>
          </dd>
        </div>
      )}
      {difficulty && (
        <div>
          <dt>{words.level}</dt>
          <dd>
            <span>{difficulty.title}</span>
            {course.levelText && <span className="fact-note">{course.levelText}</span>}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.hours}</dt>
        <dd>
          <span>{words.hoursOf({ hours: course.hours })}</span>
          <span className="fact-note">{words.hoursNote}</span>
        </dd>
      </div>
      <div>
        <dt>{words.start}</dt>
        <dd lang={lang}>
          {keepUnits(course.start)} {course.startsOn && <Day iso={course.startsOn} className="sr-only" />}
        </dd>
      </div>
      <div>
        <dt>{words.product}</dt>
        <dd>
          {course.products.map(({ slug, title }) => (
            <a key={slug} href={to(`/product/detail?id=${slug}`)} className="text-link">
              {title}
            </a>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function List({ id, lines, title }: { id: string; title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line}>{keepUnits(line)}</li>
        ))}
      </ul>
    </section>
  )
}

function Teachers({ teachers }: { teachers: Course['teachers'] }) {
  const { locale } = useLanguage()
  const words = useCourseTexts()
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers">
      <h2 id="teachers">{words.teachers}</h2>
      {teachers.map(({ lang, role, text, title }) => (
        <div key={title} className="teacher" lang={foreignLang(lang, locale)}>
          <p>
            <strong>{title}</strong> {role}
          </p>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}

/** The code by which another site shows the course as a card. */
function Embed({ course, origin }: { course: Course; origin: string }) {
  const { locale } = useLanguage()
  const words = useCourseTexts()
  const address = new URL(localizePath(`/education/components/card?id=${course.slug}`, locale), origin).href
  const title = course.title.replaceAll('"', '&quot;')
  const code = `<iframe src="${address}" title="${title}" width="420" height="460" loading="lazy" style="border:0"></iframe>`
  return (
    <section className="no-print">
      <Disclosure title={words.embed}>
        <p>{words.embedText}</p>
        <CodeBlock code={code} title={words.embedCode} copyLabel={words.copy} copiedLabel={words.copied} />
      </Disclosure>
    </section>
  )
}

/** What is there in the page's language. */
function Body({ course }: { course: Course }) {
  const words = useCourseTexts()
  return (
    <>
      {course.audience && (
        <section aria-labelledby="audience">
          <h2 id="audience">{words.audience}</h2>
          <p className="record-text">{keepUnits(course.audience)}</p>
        </section>
      )}
      <List id="goals" title={words.goals} lines={course.goals} />
    </>
  )
}

function Side({ course, origin }: { course: Course; origin: string }) {
  const words = useCourseTexts()
  return (
    <>
      <List id="software" title={words.software} lines={course.software} />
      {course.certificate && (
        <section aria-labelledby="certificate">
          <h2 id="certificate">{words.certificate}</h2>
          <p>{keepUnits(course.certificate)}</p>
        </section>
      )}
      {course.materials.length > 0 && (
        <section aria-labelledby="materials">
          <h2 id="materials">{words.materials}</h2>
          <AttachmentList files={course.materials} />
        </section>
      )}
      <Embed course={course} origin={origin} />
    </>
  )
}

export function CourseScreen({ data }: { data: CourseContent }) {
  const { locale } = useLanguage()
  const words = useCourseTexts()
  const { item: course, origin, publisher, steps } = data
  const learning = useProgress(course.id)
  const done = new Set(learning.progress?.places.filter((each) => each.isDone).map(({ lesson }) => lesson))
  const lang = foreignLang(course.lang, locale)
  return (
    <article className="frame page record">
      <StructuredData records={[describeCourse(course, { origin, publisher })]} />
      <PageHeading title={course.title} lead={course.summary} steps={steps} lang={lang} />
      <div className="record-row">
        <div className="record-body">
          <RecordLanguage item={course} path="/education/details" />
          {course.lang === locale && <Body course={course} />}
          <section aria-labelledby="outline">
            <h2 id="outline">{words.outline}</h2>
            <p className="fact-note">{words.timesNote}</p>
            <Outline lessons={course.outline} done={done} />
          </section>
          {course.lang === locale && <Teachers teachers={course.teachers} />}
        </div>
        <aside className="record-side">
          {course.image && <Figure image={course.image} sizes="(min-width: 64rem) 24rem, 92vw" isEager isDecorative />}
          <Enrolment course={course} learning={learning} done={done.size} />
          <Facts course={course} />
          <Side course={course} origin={origin} />
        </aside>
      </div>
      {course.related.length > 0 && (
        <section aria-labelledby="related" className="course-related">
          <h2 id="related">{words.related}</h2>
          <div className="course-grid">
            {course.related.map((each) => (
              <CourseCard key={each.id} course={each} level={3} />
            ))}
          </div>
        </section>
      )}
      <footer className="catalogue-foot">
        <UpdatedNote iso={course.updatedAt} />
      </footer>
    </article>
  )
}
