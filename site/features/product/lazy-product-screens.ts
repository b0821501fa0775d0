import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyProductList = createLazyScreen(
  async () => (await import('./product-list-screen.tsx')).ProductListScreen,
)
export const lazyProductDetail = createLazyScreen(
  async () => (await import('./product-detail-screen.tsx')).ProductDetailScreen,
)
