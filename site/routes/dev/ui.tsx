import { type LinksFunction, type MetaFunction, useLoaderData } from 'react-router'
import { loadSpecimens, SpecimenPage } from '#site/features/specimens/specimen-page.tsx'
import { pageLoader } from '#site/runtime/page-data.ts'
import specimenStyles from '#site/styles/specimens.css?url'
import uiStyles from '#site/styles/ui.css?url'

export const loader = pageLoader(loadSpecimens)

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: specimenStyles },
]

export const meta: MetaFunction<typeof loader> = () => [
  { title: 'UI · Portico' },
  { name: 'description', content: 'Specimens of the interface' },
  { name: 'robots', content: 'noindex' },
]

export default function Specimens() {
  return <SpecimenPage picture={useLoaderData<typeof loader>().picture} />
}
