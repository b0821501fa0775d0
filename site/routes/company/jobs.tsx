import type { LinksFunction } from 'react-router'
import { lazyJobs } from '#site/features/company/lazy-company-screens.ts'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { JobsScreen } from '#site/features/position/jobs-screen.tsx'
import { loadJobs } from '#site/features/position/load-jobs.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import companyStyles from '#site/styles/company-pages.css?url'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadJobs, { screen: JobsScreen })
export const clientLoader = pageClientLoaderWith(lazyJobs.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: companyStyles },
]

export default function Jobs() {
  useEnquiryForms()
  return <PageContent show={lazyJobs.Screen} />
}
