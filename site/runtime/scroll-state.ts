import type { Store, UserState } from './user-state.ts'

/** What of a window the scroll state needs. */
export type ScrolledWindow = Pick<Window, 'scrollY' | 'addEventListener' | 'removeEventListener'>

/** Keeps the scroll positions and the direction in the user state (contract N1, N4). @returns how to stop */
export function trackScroll(state: Pick<Store<UserState>, 'get' | 'set'>, page: ScrolledWindow = window): () => void {
  const follow = () => {
    // Some browsers go above the top when they bounce.
    const scrollY = Math.max(0, page.scrollY)
    const { scrollY: lastScrollY } = state.get()
    if (scrollY === lastScrollY) return
    state.set({ scrollY, lastScrollY, scrollDirection: scrollY > lastScrollY ? 'down' : 'up' })
  }
  // Where the page stands at first is no movement.
  const start = Math.max(0, page.scrollY)
  state.set({ scrollY: start, lastScrollY: start })
  page.addEventListener('scroll', follow, { passive: true })
  return () => page.removeEventListener('scroll', follow)
}
