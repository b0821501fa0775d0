import type { LinksFunction } from 'react-router'
import { lazyProductList } from '#site/features/product/lazy-product-screens.ts'
import { ProductListScreen } from '#site/features/product/product-list-screen.tsx'
import { loadProducts } from '#site/features/product/load-products.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadProducts, { screen: ProductListScreen })
export const clientLoader = pageClientLoaderWith(lazyProductList.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: productStyles },
]

export default function ProductList() {
  return <PageContent show={lazyProductList.Screen} />
}
