import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

/**
 * Screens that the browser fetches when it first draws one. They are here and not in their routes, because React Router
 * can split a route's loader from its page, and fetch both in parallel, only if the two share no module-level code.
 */
export const lazyNewsList = createLazyScreen(async () => (await import('./news/news-list-screen.tsx')).NewsListScreen)
export const lazyNewsDetail = createLazyScreen(
  async () => (await import('./news/news-detail-screen.tsx')).NewsDetailScreen,
)
export const lazyProductList = createLazyScreen(
  async () => (await import('./product/product-list-screen.tsx')).ProductListScreen,
)
export const lazyProductDetail = createLazyScreen(
  async () => (await import('./product/product-detail-screen.tsx')).ProductDetailScreen,
)
export const lazyMachineList = createLazyScreen(
  async () => (await import('./machine/machine-list-screen.tsx')).MachineListScreen,
)
export const lazyMachineDetail = createLazyScreen(
  async () => (await import('./machine/machine-detail-screen.tsx')).MachineDetailScreen,
)
export const lazyInnovation = createLazyScreen(
  async () => (await import('./compatibility/innovation-screen.tsx')).InnovationScreen,
)
export const lazySecurity = createLazyScreen(
  async () => (await import('./advisory/security-screen.tsx')).SecurityScreen,
)
export const lazyHelp = createLazyScreen(async () => (await import('./help/help-screen.tsx')).HelpScreen)
export const lazyOpenSystem = createLazyScreen(
  async () => (await import('./open-system/open-system-screen.tsx')).OpenSystemScreen,
)
