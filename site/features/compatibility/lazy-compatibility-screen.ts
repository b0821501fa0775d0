import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyInnovation = createLazyScreen(async () => (await import('./innovation-screen.tsx')).InnovationScreen)
