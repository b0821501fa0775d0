import { use, useState } from 'react'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { RequestFactsContext } from '#site/runtime/rendering/request-facts.ts'
import type { Texts } from '#site/messages/texts.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { SearchForm } from '#site/features/content/search-form.tsx'

interface ErrorScreenProps {
  status: number
  /** For not found: the path that was asked. */
  message?: string | undefined
  /** Its log id, if that isn't the id of the document's request. */
  requestId?: string | undefined
}

function wordsOf(status: number, texts: Texts) {
  if (status === 404) return { title: texts.notFoundTitle, hint: texts.notFoundHint, text: texts.notFoundText }
  if (status === 503) return { title: texts.awayTitle, hint: texts.awayHint, text: texts.awayText }
  return { title: texts.errorTitle, hint: texts.errorHint, text: texts.errorText }
}

/** The id that the server rendered: the browser doesn't know it otherwise and must not remove it. */
function readDrawn(): string | undefined {
  const isHydrating = typeof document !== 'undefined' && document.documentElement.dataset.started === undefined
  return isHydrating ? (document.querySelector('.error-request code')?.textContent ?? undefined) : undefined
}

/** The page that stands in for one that does not exist or could not be made (contract S1, S4). */
export function ErrorScreen({ message, requestId, status }: ErrorScreenProps) {
  const { texts, to } = useLanguage()
  const facts = use(RequestFactsContext)
  const [ofDocument] = useState(() => facts?.requestId ?? readDrawn())
  const isNotFound = status === 404
  const { hint, text, title } = wordsOf(status, texts)
  return (
    <>
      <title>{title}</title>
      <div className="frame error-screen">
        <p className="error-status" aria-hidden="true">
          {status}
        </p>
        <div className="error-words">
          <p className="error-hint">{hint}</p>
          {/* The same in every language (contract S1, S4), so it is not what stands largest. */}
          <h1 lang="en" className="error-message">
            {message ?? title}
          </h1>
          <p className="page-lead">{text}</p>
          {!isNotFound && (
            <p className="error-message error-request">
              {texts.requestId} <code>{requestId ?? ofDocument}</code>
            </p>
          )}
          <SearchForm />
          <div className="error-ways">
            <a href={to('/')} className={buttonStyle.quiet}>
              {texts.goHome}
            </a>
            <a href={to('/sitemap')} className={buttonStyle.quiet}>
              {texts.sitemap}
            </a>
          </div>
        </div>
      </div>
    </>
  )
}
