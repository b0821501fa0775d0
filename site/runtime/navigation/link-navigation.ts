import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localeOfPath, stripLocale } from '#lib/locale.ts'
import { allRoutes } from '#site/route-table.ts'
import { waitForConnection, isOffline } from '#site/runtime/connection/connection.ts'
import { transitionOptions } from './page-transition.ts'

/** A page with a policy of its own is a frame of its own too: a document keeps the policy that it came with. */
const layouts = new Map(allRoutes.map(({ hasWorker, layout, path }) => [path, hasWorker ? `${layout} worker` : layout]))

/** The frame around a page: it is HTML that came with the document, so another one needs another document. */
function frameOf(pathname: string): string | undefined {
  const layout = layouts.get(stripLocale(pathname))
  return layout && `${localeOfPath(pathname)} ${layout}`
}

/**
 * Whether an address can be gone to within this document: one of our pages, in the same language and layout. All else
 * (files, other sites, unknown addresses, the other language, signing in) is the browser's own navigation.
 */
export function isWithinDocument(target: URL, here: Pick<URL, 'origin' | 'pathname'>): boolean {
  if (target.origin !== here.origin) return false
  const frame = frameOf(target.pathname)
  return frame !== undefined && frame === frameOf(here.pathname)
}

/** The anchor that a click follows in this window, if it does. */
function followedAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (anchor === null || anchor.getAttribute('href') === null) return undefined
  const isElsewhere = (anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')
  return isElsewhere ? undefined : anchor
}

/** What the browser would do now and fail in, with a page of its own, is done when there is a connection again. */
function whenConnected(event: Event, act: () => void): void {
  if (event.defaultPrevented || !isOffline()) return
  event.preventDefault()
  void waitForConnection().then(act)
}

/**
 * One listener follows every link of the document, those that the server drew included: a link is an anchor and
 * nothing more. `data-keep-scroll` on it keeps the page where it stands, for filters.
 */
export function useLinkNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = followedAnchor(event)
      if (anchor === undefined) return
      const target = new URL(anchor.href)
      const { hash, pathname, search } = target
      const isHere = pathname === location.pathname && search === location.search
      // A place in this page is the browser's own business.
      if (isHere && hash !== '') return
      if (!isWithinDocument(target, location)) {
        if (target.origin === location.origin) whenConnected(event, () => location.assign(target))
        return
      }
      event.preventDefault()
      void navigate(pathname + search + hash, {
        replace: isHere,
        preventScrollReset: anchor.dataset.keepScroll !== undefined,
        ...transitionOptions(),
      })
    }
    const send = (event: SubmitEvent) => {
      const { submitter, target } = event
      if (target instanceof HTMLFormElement) whenConnected(event, () => target.requestSubmit(submitter))
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', send)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', send)
    }
  }, [navigate])
}
