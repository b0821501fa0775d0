import type { LinksFunction, MetaFunction } from 'react-router'
import { loadLogin } from '#site/features/auth/load-login.ts'
import { LoginScreen } from '#site/features/auth/login-screen.tsx'
import { pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import accountStyles from '#site/features/account/account.css?url'
import loginStyles from '#site/features/auth/login.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadLogin, { isInteractive: true })

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: loginStyles },
  { rel: 'stylesheet', href: accountStyles },
]

/** Only the page itself is to be found; its other states are reached from there, or by a mail. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  ...(page.location.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
]

export default function Login() {
  return <PageContent show={LoginScreen} />
}
