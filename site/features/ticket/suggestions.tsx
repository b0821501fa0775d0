import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Button } from '#site/ui/buttons.tsx'
import { useTicketTexts } from './texts.ts'

/** How long a person pauses in typing before articles are looked for, in milliseconds. */
const typingPause = 500
const most = 3

type Articles = CallOutput<'search'>['items']

function useArticles(words: string): Articles {
  const portal = usePortal()
  const [articles, setArticles] = useState<Articles>([])
  useEffect(() => {
    const asked = words.trim().slice(0, 100)
    if (asked.length < 2) {
      setArticles([])
      return
    }
    let isCurrent = true
    const waiting = setTimeout(() => {
      // By the search of the site: of a sentence it takes what has its rare words, the help's own only what has all.
      portal.call('search', { query: asked, kind: 'help-articles', page: 1, pageSize: most }).then(
        ({ items }) => isCurrent && setArticles(items),
        () => undefined,
      )
    }, typingPause)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [portal, words])
  return articles
}

/** Help articles that may answer what is being written; one that does ends the ticket before it is sent. */
export function Suggestions({ onSolved, subject }: { subject: string; onSolved: () => void }) {
  const { locale, to } = useLanguage()
  const { form } = useTicketTexts()
  const portal = usePortal()
  const articles = useArticles(subject)
  const solve = (id: string) => {
    // The vote is worth less than the person's time: it fails in silence.
    portal.call('help/vote', { id, answer: 'yes' }).catch(() => undefined)
    onSolved()
  }
  return (
    <div role="status" className="ticket-suggestions">
      {articles.length > 0 && (
        <>
          <p className="field-label">{form.suggestions}</p>
          <ul>
            {articles.map(({ id, lang, path, title }) => (
              <li key={id}>
                <a
                  href={to(path)}
                  target="_blank"
                  rel="noopener"
                  className="text-link"
                  lang={foreignLang(lang, locale)}
                >
                  {title}
                  <span className="sr-only"> ({form.newTab})</span>
                </a>
                <Button size="small" variant="plain" onClick={() => solve(id)}>
                  {form.solved}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
