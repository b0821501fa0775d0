import { useEffect } from 'react'
import { type Locale, stripLocale } from '#lib/locale.ts'
import { fallbackMessage } from '#portal/answer.ts'
import { watchConnection } from '#site/runtime/connection/connection.ts'
import { ConnectionNotice } from '#site/runtime/connection/connection-notice.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { signInAddress } from '#site/runtime/session/safe-redirect.ts'
import { trackScroll } from '#site/runtime/navigation/scroll-state.ts'
import { session } from '#site/runtime/session/session.ts'
import { ToastRegion } from './toast-region.tsx'
import { carryToast, showToast, toasts } from '#site/runtime/state/toasts.ts'
import { userState, useUserState } from '#site/runtime/session/user-state.ts'

/** Asks who the token belongs to, at start and when another tab has signed in. A failure shows its own toast. */
function useIdentity(locale: Locale) {
  const token = useUserState((state) => state.token)
  const isKnown = useUserState((state) => state.info.id !== undefined)
  useEffect(() => {
    if (token === '' || isKnown) return
    // Only those who are signed in need the portal on every page.
    import('#site/runtime/portal/account.ts').then(
      ({ identify }) => identify(locale, token).catch(() => {}),
      () => {},
    )
  }, [token, isKnown, locale])
}

/** The portal has ended the session: the person signs in again and comes back (contract W5). */
function leaveForSignIn(locale: Locale, message: string | undefined) {
  const toast = { type: 'error', text: message || fallbackMessage, id: 'session' } as const
  if (stripLocale(location.pathname) === '/login') return showToast(toast)
  carryToast(toast)
  location.assign(signInAddress(location, locale))
}

/** What the browser keeps beside the page: the session in all its tabs, the scroll state, and the toasts. */
export function BrowserState() {
  const { locale } = useLanguage()
  useEffect(() => {
    session.restore()
    toasts.showCarried()
    const stopScroll = trackScroll(userState)
    const stopConnection = watchConnection()
    // A page that comes back from the browser's own store has not heard what other tabs did meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && session.restore()
    window.addEventListener('storage', session.followOtherTabs)
    window.addEventListener('pageshow', comeBack)
    return () => {
      stopScroll()
      stopConnection()
      window.removeEventListener('storage', session.followOtherTabs)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
  useEffect(() => session.onExpired((message) => leaveForSignIn(locale, message)), [locale])
  useIdentity(locale)
  return (
    <>
      <ConnectionNotice />
      <ToastRegion />
    </>
  )
}
