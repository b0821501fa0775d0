import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#site/runtime/state/toasts.ts'

async function copy(button: HTMLElement): Promise<void> {
  const { copy: id = '', done } = button.dataset
  const text = document.getElementById(`${id}-text`)
  if (text === null) return
  try {
    await navigator.clipboard.writeText(text.textContent)
    if (done) showToast({ type: 'success', text: done })
  } catch {
    // Not allowed on insecure origins: the code is selected instead, so that the keyboard copies it.
    window.getSelection()?.selectAllChildren(text)
  }
}

/** The field's suggestions are loaded when somebody is about to type; without them it still searches. */
function suggest({ target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.suggests === undefined) return
  const place = target.nextElementSibling
  if (place === null || target.dataset.live !== undefined) return
  target.dataset.live = ''
  void import('#site/features/search/field-suggestions.tsx').then(
    ({ startSuggestions }) => startSuggestions(target, place),
    () => undefined,
  )
}

/**
 * For the route of help articles: code is copied and the search gets its suggestions by one listener each, and an article
 * that is read is counted.
 */
export function useHelpPage(): void {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const id = query.get('id')
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
      if (button) void copy(button)
    }
    document.addEventListener('click', follow)
    document.addEventListener('focusin', suggest)
    // It may have the focus already, from before the scripts were there.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('focusin', suggest)
    }
  }, [])
  useEffect(() => {
    // Only a sum: that it could not be counted is nothing to tell the reader of, so no toast comes of it.
    if (id === null) return
    const body = new Blob([JSON.stringify({ id })], { type: 'application/json' })
    navigator.sendBeacon('/api/portal/help/read', body)
  }, [id])
}
