import type { LinksFunction, MetaFunction } from 'react-router'
import { CallbackScreen } from '#site/features/callback/callback-screen.tsx'
import { loadCallback } from '#site/features/callback/load-callback.ts'
import { pageMeta } from '#site/runtime/page-data.ts'
import { pageLoader } from '#site/runtime/page-loader.ts'
import { PageContent } from '#site/runtime/served-html.tsx'
import loginStyles from '#site/styles/login.css?url'
import uiStyles from '#site/styles/ui.css?url'

export const loader = pageLoader(loadCallback, { isInteractive: true })

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: loginStyles },
]

/** Nobody looks for it, and what stands in its address goes to no other site. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function Callback() {
  return <PageContent show={CallbackScreen} />
}
