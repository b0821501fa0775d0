import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { stripLocale } from '#lib/locale.ts'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useLinkNavigation } from '#site/runtime/navigation/link-navigation.ts'
import { FrameHtml } from '#site/runtime/rendering/served-html.tsx'
import { AnnouncementStrip } from './announcement-strip.tsx'
import { CookieSettingsOpener } from '#site/features/consent/cookie-settings-opener.tsx'
import { ConsultBar } from './consult-bar.tsx'
import { LanguageSwitch } from '#site/features/content/language-switch.tsx'
import { Logo } from './logo.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

function SkipLink() {
  const { texts } = useLanguage()
  return (
    <a href="#content" className="skip-link">
      {texts.skip}
    </a>
  )
}

/** Shown while the next page is fetched; its style waits 150 ms, so that quick answers show nothing. */
function Progress() {
  const { texts } = useLanguage()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="progress" role="progressbar" aria-label={texts.loading} />
}

/** The page's own part. After navigation it takes the focus, so that reading and tabbing go on from the new page. */
function Main({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="content" ref={ref} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}

/** Everything around a page. The first screen of the home page is dark, and so is the header over it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const { pathname } = useLocation()
  // A page that failed has no data: the error page in its stead is on paper.
  const hasData = useMatches().at(-1)?.loaderData !== undefined
  const isOnInk = hasData && stripLocale(pathname) === '/'
  useLinkNavigation()
  return (
    <>
      <SkipLink />
      <Progress />
      {frame && <AnnouncementStrip announcements={frame.announcements} />}
      <SiteHeader isOnInk={isOnInk} />
      <Main>{children}</Main>
      <ConsultBar isOnInk={isOnInk} />
      <FrameHtml id="footer" as="footer" className="site-footer on-ink" />
      <CookieSettingsOpener />
    </>
  )
}

/** Around signing in: the name, the language and nothing that leads away. */
export function LoginFrame({ children }: { children: ReactNode }) {
  useLinkNavigation()
  return (
    <>
      <SkipLink />
      <Progress />
      <header className="login-header frame">
        <Logo />
        <div className="header-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <Main className="login-main">{children}</Main>
      <FrameHtml id="filing" as="footer" className="quiet-footer frame" />
      <CookieSettingsOpener />
    </>
  )
}
