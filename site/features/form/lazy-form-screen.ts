import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

/** In a file of its own, so that pages without such a form don't carry it. */
export const lazyForm = createLazyScreen(async () => (await import('./form-screen.tsx')).FormScreen)
