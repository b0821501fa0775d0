import type { Store, UserState } from '#site/runtime/session/user-state.ts'

/** What of a window the scroll state needs. */
export interface ScrolledWindow extends Pick<
  Window,
  'scrollY' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
> {
  document: { documentElement: Pick<Element, 'scrollHeight'> }
}

/** Where a page stands. One that is pulled past its ends springs back: that is no way up or down. */
function positionOf({ document, innerHeight, scrollY }: ScrolledWindow): number {
  return Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight))
}

/** Keeps the scroll positions and the direction in the user state (contract N1, N4). @returns a function that stops it */
export function trackScroll(state: Pick<Store<UserState>, 'get' | 'set'>, page: ScrolledWindow = window): () => void {
  const follow = () => {
    const scrollY = positionOf(page)
    const { scrollY: lastScrollY } = state.get()
    if (scrollY === lastScrollY) return
    state.set({ scrollY, lastScrollY, scrollDirection: scrollY > lastScrollY ? 'down' : 'up' })
  }
  // Where the page stands at first is no movement.
  const start = positionOf(page)
  state.set({ scrollY: start, lastScrollY: start })
  page.addEventListener('scroll', follow, { passive: true })
  return () => page.removeEventListener('scroll', follow)
}
