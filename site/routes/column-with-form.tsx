import type { LinksFunction } from 'react-router'
import { loadFormColumn } from '#site/features/enquiry/load-form-column.ts'
import { FormColumnScreen } from '#site/features/enquiry/form-column-screen.tsx'
import { useEnquiryForms } from '#site/features/enquiry/use-enquiry-forms.ts'
import { lateFormColumn } from '#site/features/late-screens.ts'
import { pageClientLoaderWith, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'
import enquiryStyles from '#site/styles/enquiry.css?url'
import uiStyles from '#site/styles/ui.css?url'

export const loader = pageLoader(loadFormColumn, { screen: FormColumnScreen })
export const clientLoader = pageClientLoaderWith(lateFormColumn.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: enquiryStyles },
]

export default function ColumnWithForm() {
  useEnquiryForms()
  return <PageContent show={lateFormColumn.Screen} />
}
