import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '#site/runtime/toasts.ts'

async function copy(button: HTMLElement): Promise<void> {
  const { copy: id = '', done } = button.dataset
  const text = document.getElementById(`${id}-text`)
  if (text === null) return
  try {
    await navigator.clipboard.writeText(text.textContent)
    if (done) showToast({ type: 'success', text: done })
  } catch {
    // Not allowed here (an insecure address): the code is marked, so that the keys copy it.
    window.getSelection()?.selectAllChildren(text)
  }
}

/** For the route of help articles: code is copied by one listener, and an article that is read is counted. */
export function useHelpPage(): void {
  const [query] = useSearchParams()
  const id = query.get('id')
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
      if (button) void copy(button)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  useEffect(() => {
    // Only a sum: that it could not be counted is nothing to tell the reader of, so no toast comes of it.
    if (id === null) return
    const body = new Blob([JSON.stringify({ id })], { type: 'application/json' })
    navigator.sendBeacon('/api/portal/help/read', body)
  }, [id])
}
