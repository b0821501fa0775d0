import { useEffect } from 'react'
import { showToast } from '#site/runtime/state/toasts.ts'

/** The page's address as it should be passed on: the canonical one, without the place in it. */
function ownAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
}

/** Does what the button says in its `data-action`: something with the page as a whole. */
async function act(button: HTMLElement): Promise<void> {
  const { action, done } = button.dataset
  if (action === 'print') print()
  if (action === 'share') {
    // A person who changes their mind is no failure.
    await navigator.share({ title: document.title, url: ownAddress() }).catch(() => undefined)
  }
  if (action === 'copy-address' || action === 'copy-text') {
    await navigator.clipboard.writeText(button.dataset.text ?? ownAddress())
    if (done) showToast({ type: 'success', text: done })
  }
}

/**
 * Listens for the buttons of a served page, which React does not own. For its route's module, so that other pages do not
 * carry it.
 */
export function usePageActions(): void {
  useEffect(() => {
    const root = document.documentElement
    // The device's own sharing is offered where there is one.
    root.toggleAttribute('data-can-share', 'share' in navigator)
    const follow = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
      if (button) void act(button).catch(() => undefined)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
