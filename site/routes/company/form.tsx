import type { LinksFunction } from 'react-router'
import { lazyForm } from '#site/features/form/lazy-form-screen.ts'
import { FormScreen } from '#site/features/form/form-screen.tsx'
import { loadForm } from '#site/features/form/load-form.ts'
import { useOwnForms } from '#site/features/form/use-own-forms.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import formStyles from '#site/features/form/own-form.css?url'
import enquiryStyles from '#site/features/enquiry/enquiry.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadForm, { screen: FormScreen })
export const clientLoader = pageClientLoaderWith(lazyForm.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
  { rel: 'stylesheet', href: formStyles },
]

export default function OwnFormPage() {
  useOwnForms()
  return <PageContent show={lazyForm.Screen} />
}
