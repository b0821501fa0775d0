import { createContext, RouterContextProvider } from 'react-router'
import type { Locale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'
import { layTexts, type OwnTexts } from '#site/runtime/language/lay-texts.ts'
import type { Submission } from './submission.ts'
import type { IconSet } from '#site/ui/icon.tsx'
import type { ServedParts } from './served-html.tsx'

/** What the server gives to the rendering of one page. */
export interface SiteContext {
  portal: PortalClient
  locale: Locale
  /** Origin of the site as configured, never as the request says. */
  origin: string
  /** The page's nonce when it is made for one request; a stored page has none and is allowed by the hashes of its scripts. */
  nonce?: string
  /** A form of the page that was sent without scripts, for the page to show again. */
  submission?: Submission | undefined
  /** The words of the request that a failed page shows to find it in the log. */
  requestId: string
  /** Where the browser asks its calls, when it is not here. */
  portalBase?: string
  /** Whether HTML is asked, not the data alone: what is in the HTML is then left out of the data beside it. */
  isDocument: boolean
  /** Filled by the loaders: what the HTML is made from; `_payload.json` is made of the same. */
  served: ServedParts
  /** Given the page's HTML: bytes that go on as they are, without the detour over a response's body. */
  keepHtml: (html: Buffer) => void
  /** Told of an error that becomes the error page. */
  reportError: (error: unknown) => void
  /** Editors' words in the place of the product's. */
  ownTexts: OwnTexts
  /** Iconify names as drawings. */
  icons: (names: Iterable<string>) => IconSet
}

export const siteContext = createContext<SiteContext>()

/** The server calls this through the build, so that both sides mean the same context. */
export function createSiteContext(value: SiteContext): RouterContextProvider {
  value.served.ownTexts = layTexts(value.locale, value.ownTexts)
  const provider = new RouterContextProvider()
  provider.set(siteContext, value)
  return provider
}
