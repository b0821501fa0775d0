import type { LinksFunction } from 'react-router'
import { lazyProgramme } from '#site/features/partner/lazy-partner-screens.ts'
import { loadProgramme } from '#site/features/partner/load-partners.ts'
import { ProgrammeScreen } from '#site/features/partner/programme-screen.tsx'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadProgramme, { screen: ProgrammeScreen })
export const clientLoader = pageClientLoaderWith(lazyProgramme.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: solutionStyles },
]

export default function Programme() {
  useEnquiryForms()
  return <PageContent show={lazyProgramme.Screen} />
}
