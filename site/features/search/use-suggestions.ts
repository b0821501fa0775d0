import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { createQuietPortal } from '#site/runtime/portal/quiet-portal.ts'

export type Suggestion = CallOutput<'search/suggest'>['items'][number]

/** How long a person pauses between two letters, in milliseconds. */
const typingPause = 90

/**
 * Suggestions for what is typed. Only the last question is answered: an earlier one is given up. Without an
 * answer the field still searches.
 * @param kind the only kind of records that is meant
 */
export function useSuggestions(query: string, kind?: string): { items: readonly Suggestion[]; of: string } {
  const { locale } = useLanguage()
  const [answer, setAnswer] = useState<{ items: readonly Suggestion[]; of: string }>({ items: [], of: '' })
  useEffect(() => {
    const abort = new AbortController()
    const portal = createQuietPortal(locale, abort.signal)
    const timer = setTimeout(() => {
      if (query === '') return setAnswer({ items: [], of: '' })
      portal.call('search/suggest', { query: query.slice(0, 200), ...(kind && { kind }) }).then(
        ({ items }) => setAnswer({ items, of: query }),
        () => undefined,
      )
    }, typingPause)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [kind, locale, query])
  return answer
}

/**
 * Which choice the arrow keys lead to; `undefined` for any other key, and while characters are being composed. The field
 * itself, -1, is one of the places, between the last and the first.
 */
export function stepChoice(
  { isComposing, key }: Pick<KeyboardEvent, 'isComposing' | 'key'>,
  active: number,
  count: number,
): number | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || count === 0 || isComposing) return undefined
  const stops = count + 1
  return ((active + 1 + step + stops) % stops) - 1
}
