import { type ComponentType, Suspense, useEffect, useState } from 'react'

/** Links to the cookie settings open them where the person is. Without scripts, or their chunk, there is their page. */
export function CookieSettingsOpener() {
  const [Settings, setSettings] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-cookie-settings]') : null
      if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      import('./cookie-settings.tsx').then(
        ({ CookieSettings }) => setSettings(() => CookieSettings),
        () => location.assign(link.href),
      )
    }
    // Before the listener that follows links.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])
  // Its style sheet is waited for here, not by the page, which would be hidden meanwhile and lose the focus.
  return <Suspense>{Settings && <Settings onClose={() => setSettings(undefined)} />}</Suspense>
}
