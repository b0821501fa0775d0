import { createContext, RouterContextProvider } from 'react-router'
import type { Locale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'

/** What the server gives to the rendering of one page. */
export interface SiteContext {
  portal: PortalClient
  locale: Locale
  /** Origin of the site as configured, never as the request says. */
  origin: string
  /** The page's nonce when it is made for one request; a stored page has none and is allowed by the hashes of its scripts. */
  nonce?: string
  /** The words of the request that a failed page shows to find it in the log. */
  requestId: string
  /** Told the data of the page, so that `_payload.json` is made with the page. */
  keepPageData: (data: unknown) => void
  /** Given the page's HTML: bytes that go on as they are, without the detour over a response's body. */
  keepHtml: (html: Buffer) => void
  /** Told of an error that becomes the error page. */
  reportError: (error: unknown) => void
  /** Iconify names as drawings. */
  icons: (names: Iterable<string>) => IconSet
}

/** A drawing as one path, not as text: nothing is ever parsed as HTML in the browser. */
export interface IconDrawing {
  viewBox: string
  path: string
  isLine: boolean
}
export type IconSet = Record<string, IconDrawing>

export const siteContext = createContext<SiteContext>()

/** The server calls this through the build, so that both sides mean the same context. */
export function createSiteContext(value: SiteContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(siteContext, value)
  return provider
}
