import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { createFetchTransport, createPortalClient } from '#portal/client.ts'
import { useLanguage } from '#site/runtime/language.tsx'

export type Suggestion = CallOutput<'search/suggest'>['items'][number]

/** How long a person pauses between two letters, in milliseconds. */
const typingPause = 90

/**
 * Suggestions for what is typed. Only the last question is answered: an earlier one that comes late is not shown. A
 * failure is no message, for nothing was asked for: the field still searches.
 */
export function useSuggestions(query: string): { items: readonly Suggestion[]; of: string } {
  const { locale } = useLanguage()
  const [answer, setAnswer] = useState<{ items: readonly Suggestion[]; of: string }>({ items: [], of: '' })
  useEffect(() => {
    let isLate = false
    const portal = createPortalClient({
      transport: (request) => createFetchTransport(document.documentElement.dataset.portal)(request),
      locale,
    })
    const timer = setTimeout(() => {
      if (query === '') return setAnswer({ items: [], of: '' })
      portal
        .call('search/suggest', { query: query.slice(0, 200) })
        .then(({ items }) => {
          if (!isLate) setAnswer({ items, of: query })
        })
        .catch(() => undefined)
    }, typingPause)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [locale, query])
  return answer
}
