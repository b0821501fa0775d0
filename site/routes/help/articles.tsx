import type { ClientLoaderFunctionArgs, LinksFunction, MetaFunction } from 'react-router'
import { HelpScreen } from '#site/features/help/help-screen.tsx'
import { loadHelp } from '#site/features/help/load-help.ts'
import { useHelpPage } from '#site/features/help/use-help-page.ts'
import { lateHelp } from '#site/features/late-screens.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import trustStyles from '#site/styles/trust.css?url'
import uiStyles from '#site/styles/ui.css?url'

export const loader = pageLoader(loadHelp, { screen: HelpScreen })

/** A search is kept nowhere, so its data is asked of the loader at once. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('q')) return pageClientLoaderWith(lateHelp.load)(args)
  const [page] = await Promise.all([args.serverLoader(), lateHelp.load()])
  return page
}

/** What somebody searched for is no page to be found. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  ...(new URLSearchParams(page.location.search).has('q') ? [{ name: 'robots', content: 'noindex' }] : []),
]

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: trustStyles },
]

export default function Help() {
  useHelpPage()
  return <PageContent show={lateHelp.Screen} />
}
