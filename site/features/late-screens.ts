import { createLateScreen } from '#site/runtime/served-html.tsx'

/**
 * Screens that the browser fetches when it first draws one. They stand here and not in their routes: React Router can
 * part a route's loader from its page, and so fetch both at once, only where the two share nothing of the module's own.
 */
export const lateHome = createLateScreen(async () => (await import('./home/home-screen.tsx')).HomeScreen)
export const lateNewsList = createLateScreen(async () => (await import('./news/news-list-screen.tsx')).NewsListScreen)
export const lateNewsDetail = createLateScreen(
  async () => (await import('./news/news-detail-screen.tsx')).NewsDetailScreen,
)
export const lateProductList = createLateScreen(
  async () => (await import('./product/product-list-screen.tsx')).ProductListScreen,
)
export const lateProductDetail = createLateScreen(
  async () => (await import('./product/product-detail-screen.tsx')).ProductDetailScreen,
)
export const lateMachineList = createLateScreen(
  async () => (await import('./machine/machine-list-screen.tsx')).MachineListScreen,
)
export const lateMachineDetail = createLateScreen(
  async () => (await import('./machine/machine-detail-screen.tsx')).MachineDetailScreen,
)
export const lateInnovation = createLateScreen(
  async () => (await import('./compatibility/innovation-screen.tsx')).InnovationScreen,
)
export const lateSecurity = createLateScreen(
  async () => (await import('./advisory/security-screen.tsx')).SecurityScreen,
)
export const lateHelp = createLateScreen(async () => (await import('./help/help-screen.tsx')).HelpScreen)
export const lateOpenSystem = createLateScreen(
  async () => (await import('./open-system/open-system-screen.tsx')).OpenSystemScreen,
)
