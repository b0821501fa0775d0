import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { MiddlewareName } from '#site/middleware-names.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { decideHere } from '#site/runtime/navigation/route-middleware.ts'
import { session } from '#site/runtime/session/session.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'

/**
 * A page that depends on whether somebody is signed in. Navigation is decided by the route's middleware; this decides for
 * a page that came as a document, and again when the session begins or ends, be it in another tab. The server's answer
 * holds nothing personal, and without scripts it says what is missing.
 */
export function Guarded({ by }: { by: MiddlewareName }) {
  const { texts } = useLanguage()
  const { hash, pathname, search } = useLocation()
  const token = useUserState((state) => state.token)
  useEffect(() => {
    session.restore()
    const target = decideHere(by, { hash, pathname, search }, session.token() !== '')
    if (target === undefined) return
    location.replace(target)
    // Nothing is to be begun on a page that is being left.
    delete document.documentElement.dataset.started
  }, [by, hash, pathname, search, token])
  return (
    <>
      <noscript>
        <p className="frame scripts-note">{texts.needsScripts}</p>
      </noscript>
      <Outlet />
    </>
  )
}
