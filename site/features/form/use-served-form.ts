import { useEffect } from 'react'

/** What is imported here is named in every first visit, so the rest comes only where there is a form. */
async function startForm(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-own-form]:not([data-live])')
  if (place === null) return
  place.dataset.live = ''
  const { hydrateForm } = await import('./hydrate-form.tsx')
  hydrateForm(place)
}

/** Brings the served form of a page of blocks to life, where it has one. Without its scripts it is a form of the platform's own. */
export function useServedForm(): void {
  useEffect(() => {
    startForm().catch(() => undefined)
  }, [])
}
