import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { keepUnits } from '#site/ui/phrases.tsx'
import { useCourseTexts } from './texts.ts'

type Lesson = CallOutput<'education/lesson'>['outline'][number]

interface OutlineProps {
  lessons: Lesson[]
  /** The lesson that is open. */
  current?: string
  done: ReadonlySet<string>
  /** Without the summaries, beside a lesson. */
  isShort?: boolean
}

/** The lessons of a course in their order. */
export function Outline({ current, done, isShort = false, lessons }: OutlineProps) {
  const { locale, to } = useLanguage()
  const words = useCourseTexts()
  return (
    <ol className={`lesson-list ${isShort ? 'lesson-list-short' : ''}`}>
      {lessons.map(({ hasVideo, id, lang, minutes, slug, summary, title }) => (
        <li key={id} aria-current={id === current ? 'true' : undefined}>
          <div>
            <a href={to(`/education/videoPlay?id=${slug}`)} lang={foreignLang(lang, locale)}>
              {title}
            </a>
            <LanguageMark lang={lang} />
            {!isShort && <p lang={foreignLang(lang, locale)}>{keepUnits(summary)}</p>}
          </div>
          <p className="lesson-list-facts">
            {done.has(id) && (
              <span className="lesson-list-done">
                <Icon drawing={controlIcons.circleCheck} />
                {words.done}
              </span>
            )}
            <span>
              {hasVideo && <Icon drawing={controlIcons.play} />}
              {hasVideo ? words.hasVideo : words.hasText}
            </span>
            <span>{words.minutesOf({ minutes })}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
