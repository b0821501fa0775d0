import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyHome = createLazyScreen(async () => (await import('./home-screen.tsx')).HomeScreen)
