import type { LinksFunction } from 'react-router'
import { lazyProductList } from '#site/features/lazy-screens.ts'
import { ProductListScreen } from '#site/features/product/product-list-screen.tsx'
import { loadProducts } from '#site/features/product/load-products.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import catalogueStyles from '#site/styles/catalogue.css?url'
import uiStyles from '#site/styles/ui.css?url'

export const loader = pageLoader(loadProducts, { screen: ProductListScreen })
export const clientLoader = pageClientLoaderWith(lazyProductList.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: catalogueStyles },
]

export default function ProductList() {
  return <PageContent show={lazyProductList.Screen} />
}
