import { startForm } from '#site/features/form/start-form.ts'
import { startMoving } from '#site/features/home/start-moving.ts'

/** What draws a composed home page, fetched by itself: what is imported where it is named would be named in every visit. */
export const loadComposedScreen = async () => (await import('./composed-home-screen.tsx')).ComposedHomeScreen

/** Brings the form and the moving picture of a page to life. @returns a function that ends it */
export function startExtras(): () => void {
  startForm().catch(() => undefined)
  const place = document.querySelector<HTMLElement>('[data-moving]')
  return place === null ? () => undefined : startMoving(place)
}
