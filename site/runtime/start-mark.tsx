import { useEffect } from 'react'

/**
 * Says on the document (`data-started`) that the page answers to a person: what drives a browser, tests above all, waits
 * for it rather than guess from a quiet network. To stand beside the page's own part, so that it comes with it.
 */
export function StartMark() {
  useEffect(() => {
    document.documentElement.dataset.started = ''
  }, [])
  return null
}
