import { useEffect, useState } from 'react'

export type HeaderState = '' | 'scrolled' | 'scrolled moved'

/** Below this the page counts as not scrolled (contract K6). */
const threshold = 10

/** How the header stands to the scroll position and direction (contract N4). */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('')
  useEffect(() => {
    let last = Math.max(0, window.scrollY)
    let direction: 'up' | 'down' = 'up'
    const follow = () => {
      const now = Math.max(0, window.scrollY)
      if (now !== last) direction = now > last ? 'down' : 'up'
      last = now
      setState(direction === 'down' ? 'scrolled moved' : now > threshold ? 'scrolled' : '')
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return state
}
