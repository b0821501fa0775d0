import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Fetches what some pages of blocks have beyond their words, where this one has it. */
export function usePageExtras(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (document.querySelector('[data-moving], [data-own-form]') === null) return undefined
    let end: (() => void) | undefined
    let isLeft = false
    import('./page-extras.ts').then(
      ({ startExtras }) => {
        if (!isLeft) end = startExtras()
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      end?.()
    }
  }, [pathname])
}
