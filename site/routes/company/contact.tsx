import type { LinksFunction } from 'react-router'
import { lazyContact } from '#site/features/company/lazy-company-screens.ts'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { ContactScreen } from '#site/features/office/contact-screen.tsx'
import { loadContact } from '#site/features/office/load-contact.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import { usePageActions } from '#site/runtime/navigation/use-page-actions.ts'
import companyStyles from '#site/styles/company-pages.css?url'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadContact, { screen: ContactScreen })
export const clientLoader = pageClientLoaderWith(lazyContact.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: companyStyles },
]

export default function Contact() {
  useEnquiryForms()
  usePageActions()
  return <PageContent show={lazyContact.Screen} />
}
