import { useEffect, useState } from 'react'
import { headerThreshold } from '#site/runtime/constants.ts'

export type HeaderState = '' | 'scrolled' | 'scrolled moved'

/** How the header stands to the scroll position and direction (contract N4). */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('')
  useEffect(() => {
    // A page that is pulled past its ends springs back: that is no way up or down.
    const read = () => Math.max(0, Math.min(window.scrollY, document.documentElement.scrollHeight - window.innerHeight))
    let last = read()
    let direction: 'up' | 'down' = 'up'
    const follow = () => {
      const now = read()
      if (now !== last) direction = now > last ? 'down' : 'up'
      last = now
      setState(direction === 'down' ? 'scrolled moved' : now > headerThreshold ? 'scrolled' : '')
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return state
}
