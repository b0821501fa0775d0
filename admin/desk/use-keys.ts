'use client'

import { useEffect, useRef } from 'react'

export type Keys = Partial<Record<string, () => void>>

/** Elements in which letters are text. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox')

/** Single-key shortcuts outside text fields; `Escape` leaves a field. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isField(event.target)) {
        if (event.key === 'Escape') (event.target as HTMLElement).blur()
        return
      }
      // On a button Enter presses it.
      const isPressed =
        event.key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, summary')
      const work = current.current[event.key]
      if (work === undefined || isPressed) return
      event.preventDefault()
      work()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
