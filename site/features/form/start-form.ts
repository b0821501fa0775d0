/** Brings the served form of a page to life, where it has one. Without its scripts it is a form of the platform's own. */
export async function startForm(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-own-form]:not([data-live])')
  if (place === null) return
  place.dataset.live = ''
  const { hydrateForm } = await import('./hydrate-form.tsx')
  hydrateForm(place)
}
