import type { LinksFunction } from 'react-router'
import { lazyProductDetail } from '#site/features/product/lazy-product-screens.ts'
import { ProductDetailScreen } from '#site/features/product/product-detail-screen.tsx'
import { loadProduct } from '#site/features/product/load-products.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadProduct, { screen: ProductDetailScreen })
export const clientLoader = pageClientLoaderWith(lazyProductDetail.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: productStyles },
]

export default function ProductDetail() {
  return <PageContent show={lazyProductDetail.Screen} />
}
