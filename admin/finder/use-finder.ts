import { useEffect, useState } from 'react'
import type { Found } from '#content/finder/endpoint.ts'

/** How long somebody pauses before they are taken at their word, in milliseconds. */
const pause = 120

/** What the server finds; `undefined` while nothing is asked, `null` when it could not be asked. */
export function useFound(question: string): { found: Found | null | undefined; isBusy: boolean } {
  const [state, setState] = useState<{ asked: string; found: Found | null }>()
  const asked = question.trim()
  useEffect(() => {
    if (asked === '') return
    const control = new AbortController()
    const timer = setTimeout(() => {
      ask(asked, control.signal).then(
        (found) => setState({ asked, found }),
        () => control.signal.aborted || setState({ asked, found: null }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [asked])
  // What was found for the word before stays until the next answer.
  if (asked === '') return { found: undefined, isBusy: false }
  return { found: state?.found, isBusy: state?.asked !== asked }
}

async function ask(question: string, signal: AbortSignal): Promise<Found> {
  const response = await fetch(`/admin/api/finder?q=${encodeURIComponent(question)}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Found
}

/** Control or Command and K, wherever the cursor is. */
export function useFinderKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      if (event.defaultPrevented) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
}
