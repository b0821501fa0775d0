import type { LinksFunction, MetaFunction } from 'react-router'
import { loadSpecimens, SpecimenPage } from '#site/features/specimen/specimen-page.tsx'
import { pageMeta, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import specimenStyles from '#site/features/specimen/specimen.css?url'
import uiStyles from '#site/ui/ui.css?url'

async function load(page: PageRequest) {
  const { locale, origin } = page
  const facts = { title: 'UI · Portico', description: 'Specimens of the interface', origin, locale, paths: {} }
  return { facts, content: await loadSpecimens(page) }
}

export const loader = pageLoader(load, { isInteractive: true })

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: specimenStyles },
]

export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  { name: 'robots', content: 'noindex' },
]

export default function Specimens() {
  return <PageContent show={SpecimenPage} />
}
