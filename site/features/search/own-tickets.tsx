import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { listAddress } from '#site/features/content/list-filters.ts'
import { StatusBadge } from '#site/features/ticket/status-badge.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { createQuietPortal } from '#site/runtime/portal/quiet-portal.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { linkStyle } from '#site/ui/button.ts'
import { useSearchTexts } from './texts.ts'

type Found = CallOutput<'ticket/list'>

/** How many are shown; the others are a link away. */
const mostShown = 3
const ticketsPath = '/support/ticket/mine'

/**
 * The person's own tickets that have the words. Asked for in the browser, with the person's rights: they are in no index
 * and no answer that is shared.
 */
export function OwnTickets({ query }: { query: string }) {
  const { locale, to } = useLanguage()
  const texts = useSearchTexts()
  const token = useUserState((user) => user.token)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (token === '') return setFound(undefined)
    const abort = new AbortController()
    createQuietPortal(locale, abort.signal)
      .call('ticket/list', { q: query.slice(0, 100) })
      .then(setFound, () => setFound(undefined))
    return () => abort.abort()
  }, [locale, query, token])
  if (found === undefined || found.total === 0) return null
  return (
    <section className="search-own no-print" aria-labelledby="search-own">
      <h2 id="search-own">{texts.ownTickets}</h2>
      <ul>
        {found.items.slice(0, mostShown).map(({ number, status, subject }) => (
          <li key={number}>
            <a href={to(listAddress(ticketsPath, { ticket: number }))} className={linkStyle.text} dir="auto">
              {subject}
            </a>{' '}
            <small className="tabular-nums whole">{number}</small> <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      {found.total > mostShown && (
        <a href={to(listAddress(ticketsPath, { q: query }))} className={linkStyle.text}>
          {texts.allOwnTickets({ total: found.total })}
        </a>
      )}
    </section>
  )
}
