import { useEffect } from 'react'
import type { LinksFunction } from 'react-router'
import { CustomPageScreen } from '#site/features/custom-page/custom-page-screen.tsx'
import { lazyCustomPage } from '#site/features/custom-page/lazy-custom-page-screens.ts'
import { loadCustomPage } from '#site/features/custom-page/load-custom-page.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import customStyles from '#site/styles/custom-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadCustomPage, { screen: CustomPageScreen, isRecord: 'path' })
export const clientLoader = pageClientLoaderWith(lazyCustomPage.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: customStyles },
]

/** Brings the served form of the page to life, where it has one. What is imported here is named in every first visit. */
async function startForm(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-own-form]:not([data-live])')
  if (place === null) return
  place.dataset.live = ''
  const { hydrateForm } = await import('#site/features/form/hydrate-form.tsx')
  hydrateForm(place)
}

export default function CustomPage() {
  useEffect(() => {
    // Without its scripts it is a form of the platform's own.
    startForm().catch(() => undefined)
  }, [])
  return <PageContent show={lazyCustomPage.Screen} />
}
