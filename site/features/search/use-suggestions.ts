import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { createQuietPortal } from '#site/runtime/quiet-portal.ts'

export type Suggestion = CallOutput<'search/suggest'>['items'][number]

/** How long a person pauses between two letters, in milliseconds. */
const typingPause = 90

/**
 * Suggestions for what is typed. Only the last question is answered: an earlier one is given up. Without an
 * answer the field still searches.
 */
export function useSuggestions(query: string): { items: readonly Suggestion[]; of: string } {
  const { locale } = useLanguage()
  const [answer, setAnswer] = useState<{ items: readonly Suggestion[]; of: string }>({ items: [], of: '' })
  useEffect(() => {
    const abort = new AbortController()
    const portal = createQuietPortal(locale, abort.signal)
    const timer = setTimeout(() => {
      if (query === '') return setAnswer({ items: [], of: '' })
      portal.call('search/suggest', { query: query.slice(0, 200) }).then(
        ({ items }) => setAnswer({ items, of: query }),
        () => undefined,
      )
    }, typingPause)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [locale, query])
  return answer
}
