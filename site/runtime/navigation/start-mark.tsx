import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Says on the document (`data-started`) which address is shown and answers to a person: what drives a browser, tests
 * above all, waits for it rather than guess from a quiet network. The address bar is no sign of it: React Router
 * changes that before React has drawn the page. To stand right before the page's own part: it comes with it, and a page
 * that is left at once may take the mark away.
 */
export function StartMark() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    // As the address bar writes it: an address may reach the router unencoded.
    const shown = new URL(pathname + search, location.origin)
    document.documentElement.dataset.started = shown.pathname + shown.search
  }, [pathname, search])
  return null
}
