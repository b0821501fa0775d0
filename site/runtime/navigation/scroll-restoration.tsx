import { use, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, UNSAFE_useScrollRestoration as useRestoring } from 'react-router'
import { scrollRestoreDelay } from '#site/runtime/state/constants.ts'

/** How long the place is followed on a page that still grows, in milliseconds. */
const patience = 5000

/**
 * Gives the entry of this document in the history a key of its own, as later ones get from the router. Without it all
 * documents of a tab would share one place. To be called before the router starts.
 */
export function nameHistoryEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '')
}

/**
 * Where a page stands after navigation (contract N5): at its top, at the old place for back and forward, at the target of
 * its address. The router's own rule does it before the first paint. What a page that is not whole yet could not reach
 * is tried again after about 100 ms, and then whenever the page has grown.
 *
 * The router's own component is not used for its inline script, which every page would carry and every stored page would
 * allow by a hash: after a reload the browser itself restores the place, before any script.
 */
export function ScrollRestoration() {
  useRestoring()
  const state = use(RouterState)
  const { hash } = state?.location ?? {}
  const place = state?.restoreScrollPosition
  useEffect(() => {
    if (typeof place === 'number') return tryLater(() => reach(place))
    return place === null && hash ? tryLater(() => show(hash)) : undefined
  }, [hash, place, state?.location])
  useEffect(reachAfterReturn, [])
  return null
}

/**
 * A page that was kept whole while another document was shown is where it was left. Safari forgets the place: the router
 * takes it over again with the same event, too early for Safari's own rule.
 * @returns a function that stops it
 */
function reachAfterReturn(): () => void {
  const over = new AbortController()
  const { signal } = over
  let place = 0
  const note = () => {
    place = scrollY
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !reach(place)) tryLater(() => reach(place))
  }
  addEventListener('pagehide', note, { signal })
  addEventListener('pageshow', comeBack, { signal })
  return () => over.abort()
}

function reach(place: number): boolean {
  scrollTo(0, place)
  return Math.abs(scrollY - place) < 2
}

function show(hash: string): boolean {
  const target = document.getElementById(decode(hash.slice(1)))
  target?.scrollIntoView()
  return target !== null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Makes attempts until one succeeds or the person moves the page. @returns a function that stops it */
function tryLater(attempt: () => boolean): () => void {
  const done = new AbortController()
  const { signal } = done
  const stop = () => done.abort()
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, stop, { signal, passive: true })
  const growth = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  // Observing reports the present size first: that is the attempt after the delay.
  const timers = [setTimeout(() => growth.observe(document.body), scrollRestoreDelay), setTimeout(stop, patience)]
  signal.addEventListener('abort', () => {
    growth.disconnect()
    timers.forEach(clearTimeout)
  })
  return stop
}
