import type { LinksFunction } from 'react-router'
import { lazyMachineList } from '#site/features/machine/lazy-machine-screens.ts'
import { MachineListScreen } from '#site/features/machine/machine-list-screen.tsx'
import { loadMachines } from '#site/features/machine/load-machines.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadMachines, { screen: MachineListScreen })
export const clientLoader = pageClientLoaderWith(lazyMachineList.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: productStyles },
]

export default function MachineList() {
  return <PageContent show={lazyMachineList.Screen} />
}
