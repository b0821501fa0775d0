import type { LinksFunction, MetaFunction } from 'react-router'
import { CallbackScreen } from '#site/features/auth/callback-screen.tsx'
import { loadCallback } from '#site/features/auth/load-callback.ts'
import { pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import loginStyles from '#site/features/auth/login.css?url'
import uiStyles from '#site/ui/ui.css?url'

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
