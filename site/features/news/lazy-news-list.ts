import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyNewsList = createLazyScreen(async () => (await import('./news-list-screen.tsx')).NewsListScreen)
