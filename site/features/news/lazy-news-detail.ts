import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyNewsDetail = createLazyScreen(async () => (await import('./news-detail-screen.tsx')).NewsDetailScreen)
