import type { Store, UserState } from './user-state.ts'

/** What of a window the scroll state needs. */
export type ScrolledWindow = Pick<Window, 'scrollY' | 'innerHeight' | 'addEventListener' | 'removeEventListener'> & {
  document: { documentElement: { scrollHeight: number } }
}

/** Keeps the scroll positions and the direction in the user state (contract N1, N4). @returns how to stop */
export function trackScroll(state: Pick<Store<UserState>, 'get' | 'set'>, page: ScrolledWindow = window): () => void {
  // A page that is pulled past its ends springs back: that is no way up or down.
  const read = () => Math.max(0, Math.min(page.scrollY, page.document.documentElement.scrollHeight - page.innerHeight))
  const follow = () => {
    const scrollY = read()
    const { scrollY: lastScrollY } = state.get()
    if (scrollY === lastScrollY) return
    state.set({ scrollY, lastScrollY, scrollDirection: scrollY > lastScrollY ? 'down' : 'up' })
  }
  // Where the page stands at first is no movement.
  const start = read()
  state.set({ scrollY: start, lastScrollY: start })
  page.addEventListener('scroll', follow, { passive: true })
  return () => page.removeEventListener('scroll', follow)
}
