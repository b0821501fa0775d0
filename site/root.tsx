import { type ReactNode, Suspense, use } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { languageTags, localeOfPath, localizePath } from '#lib/locale.ts'
import { RouteError } from './features/frame/route-error.tsx'
import { loadFrame } from './features/frame/load-frame.ts'
import { PageFrame } from './features/frame/page-frame.tsx'
import { renderFrame } from './features/frame/render-frame.server.tsx'
import { connectionMiddleware } from './runtime/navigation/connection-middleware.ts'
import { refreshMiddleware } from './runtime/deployment/deployment.ts'
import { headScript } from './runtime/rendering/head-script.ts'
import { BrowserState } from './features/frame/browser-state.tsx'
import { brandOfFrame, type FrameFacts, FrameProvider } from './runtime/rendering/frame.tsx'
import { BrandHead } from './features/brand/brand-head.tsx'
import { houseFont, type TypeFont, typeFonts } from './features/brand/type-fonts.ts'
import { HeadFragment } from './runtime/rendering/head-fragment.tsx'
import { LanguageProvider } from './runtime/language/language.tsx'
import { DeferredScripts } from './runtime/rendering/deferred-scripts.tsx'
import { unavailableOr } from './runtime/rendering/page-data.ts'
import { RequestFactsContext } from './runtime/rendering/request-facts.ts'
import { ScrollRestoration } from './runtime/navigation/scroll-restoration.tsx'
import { siteContext } from './runtime/rendering/site-context.ts'
import { StartMark } from './runtime/navigation/start-mark.tsx'
import stylesheet from './styles/site.css?url'

/** Always the same: what is drawn with it is kept (`draw-page.server.tsx`). */
const noAnnouncements: FrameFacts['announcements'] = []

export async function loader({ context }: LoaderFunctionArgs): Promise<FrameFacts & { font: TypeFont }> {
  const site = context.get(siteContext)
  const frame = await loadFrame(site.portal).catch((error: unknown) => {
    throw unavailableOr(error)
  })
  site.served.frame = renderFrame(frame, site)
  site.served.style = frame.brand.style
  const brand = brandOfFrame(frame.brand)
  const announcements = frame.announcements ?? noAnnouncements
  return { site: frame.site, brand, announcements, font: typeFonts[brand.type] }
}

export const clientMiddleware = [connectionMiddleware, refreshMiddleware]

/** The frame is the same on every page of a document: another language is another document. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const { nonce, portalBase } = use(RequestFactsContext) ?? {}
  // Browsers keep an icon for long: another one has another address.
  const iconVersion = frame?.brand.version ? `?v=${frame.brand.version}` : ''
  return (
    <html lang={languageTags[locale]} data-scripts="off" data-portal={portalBase} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : '' }}
        />
        <link
          rel="preload"
          href={(frame?.font ?? houseFont).core}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        {frame && <BrandHead brand={frame.brand} sheet={frame.font.sheet} />}
        <Meta />
        <Links />
        <link rel="icon" href={`/favicon.svg${iconVersion}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${iconVersion}`} />
        <link rel="manifest" href={localizePath('/manifest.webmanifest', locale)} />
        {frame && <HeadFragment html={frame.site.header} />}
      </head>
      <body className={locale === 'en' ? 'en' : undefined}>
        <LanguageProvider locale={locale} off={frame?.site.off}>
          {/* A difference to the server's HTML is mended below this, never by making the document anew: its inline
              scripts could not be made in the browser. */}
          <Suspense>
            <StartMark />
            {frame ? <FrameProvider frame={frame}>{children}</FrameProvider> : children}
          </Suspense>
          <BrowserState />
        </LanguageProvider>
        <ScrollRestoration />
        <DeferredScripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Site() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <PageFrame>
      <RouteError />
    </PageFrame>
  )
}
