import type { LinksFunction } from 'react-router'
import { lazyMachineDetail } from '#site/features/machine/lazy-machine-screens.ts'
import { MachineDetailScreen } from '#site/features/machine/machine-detail-screen.tsx'
import { loadMachine } from '#site/features/machine/load-machines.ts'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadMachine, { screen: MachineDetailScreen })
export const clientLoader = pageClientLoaderWith(lazyMachineDetail.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: productStyles },
]

export default function MachineDetail() {
  useEnquiryForms()
  return <PageContent show={lazyMachineDetail.Screen} />
}
