import type { ClientLoaderFunctionArgs, LinksFunction, MetaFunction } from 'react-router'
import { HelpScreen } from '#site/features/help/help-screen.tsx'
import { loadHelp } from '#site/features/help/load-help.ts'
import { useHelpPage } from '#site/features/help/use-help-page.ts'
import { lazyHelp } from '#site/features/help/lazy-help-screen.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import helpStyles from '#site/styles/help-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadHelp, { screen: HelpScreen })

/** Searches are not stored, so their data comes straight from the loader. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('q')) return pageClientLoaderWith(lazyHelp.load)(args)
  const [page] = await Promise.all([args.serverLoader(), lazyHelp.load()])
  return page
}

/** Searches are not indexed. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  ...(new URLSearchParams(page.location.search).has('q') ? [{ name: 'robots', content: 'noindex' }] : []),
]

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: helpStyles },
]

export default function Help() {
  useHelpPage()
  return <PageContent show={lazyHelp.Screen} />
}
