import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazySecurity = createLazyScreen(async () => (await import('./security-screen.tsx')).SecurityScreen)
