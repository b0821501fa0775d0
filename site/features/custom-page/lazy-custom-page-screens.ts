import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyCustomPage = createLazyScreen(async () => (await import('./custom-page-screen.tsx')).CustomPageScreen)
