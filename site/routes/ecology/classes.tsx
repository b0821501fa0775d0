import type { LinksFunction } from 'react-router'
import { lazyClasses } from '#site/features/partner/lazy-partner-screens.ts'
import { loadClasses } from '#site/features/partner/load-partners.ts'
import { ClassesScreen } from '#site/features/partner/classes-screen.tsx'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadClasses, { screen: ClassesScreen })
export const clientLoader = pageClientLoaderWith(lazyClasses.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: solutionStyles },
]

export default function Classes() {
  useEnquiryForms()
  return <PageContent show={lazyClasses.Screen} />
}
