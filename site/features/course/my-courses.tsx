import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { Progress } from '#site/ui/progress.tsx'
import { useCourseTexts } from './texts.ts'

type Mine = CallOutput<'education/mine'>['items']

/** The courses that the signed-in person has taken up; nothing for anybody else. */
export function MyCourses() {
  const { locale, to } = useLanguage()
  const words = useCourseTexts()
  const portal = usePortal()
  const token = useUserState((state) => state.token)
  const [mine, setMine] = useState<Mine>([])
  useEffect(() => {
    let isCurrent = true
    setMine([])
    if (token === '') return
    // A failure shows its own toast.
    portal.call('education/mine').then(
      ({ items }) => isCurrent && setMine(items),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [portal, token])
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="mine" className="my-courses">
      <h2 id="mine">{words.mine}</h2>
      <ul>
        {mine.map(({ done, id, lang, lessons, next, slug, title }) => (
          <li key={id}>
            <a href={to(`/education/details?id=${slug}`)} lang={foreignLang(lang, locale)} className="text-link">
              {title}
            </a>
            <Progress
              label={title}
              value={lessons === 0 ? 0 : done / lessons}
              words={words.doneOf({ done, all: lessons })}
            />
            {next && (
              <a href={to(`/education/videoPlay?id=${next.slug}`)} className="button button-quiet button-small">
                {words.goOn}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
