import type { LinksFunction, MetaFunction } from 'react-router'
import { localizePath } from '#lib/locale.ts'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { lazySecurity } from '#site/features/advisory/lazy-advisory-screen.ts'
import { loadSecurity } from '#site/features/advisory/load-advisories.ts'
import { SecurityScreen } from '#site/features/advisory/security-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { usePageActions } from '#site/runtime/navigation/use-page-actions.ts'
import { PageContent } from '#site/page/page-content.tsx'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import helpStyles from '#site/styles/help-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadSecurity, { screen: SecurityScreen })
export const clientLoader = pageClientLoaderWith(lazySecurity.load)

/** The feed, by which readers of feeds find it. */
export const meta: MetaFunction<typeof loader> = (page) => {
  const facts = page.loaderData?.facts
  if (facts === undefined) return []
  const href = new URL(localizePath('/help/SecurityIncident/feed.atom', facts.locale), facts.origin).href
  return [
    ...(pageMeta(page) ?? []),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: facts.siteName, href },
  ]
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: helpStyles },
]

export default function Security() {
  usePageActions()
  useEnquiryForms()
  return <PageContent show={lazySecurity.Screen} />
}
