import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyOpenSystem = createLazyScreen(async () => (await import('./open-system-screen.tsx')).OpenSystemScreen)
