import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { localeOfPath, localizePath, stripLocale } from '#lib/locale.ts'
import { checkMiddleware, type MiddlewareName } from '#site/middleware-names.ts'
import { allRoutes } from '#site/route-table.ts'
import { safeRedirect, signInAddress } from '#site/runtime/session/safe-redirect.ts'
import { session } from '#site/runtime/session/session.ts'

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>

/** Where a person has to go instead of a route; `undefined` when they may stay. */
type Decide = (target: Place, isSignedIn: boolean) => string | undefined

const stay: Decide = () => undefined

/** Mailed links work whoever is signed in: a change of address is mostly confirmed by its signed-in owner. */
const mailedModes: readonly (string | null)[] = ['verify', 'reset', 'email']

const registered: Record<MiddlewareName, Decide> = {
  session: (target, isSignedIn) => (isSignedIn ? undefined : signInAddress(target, localeOfPath(target.pathname))),
  guest: (target, isSignedIn) => {
    const { pathname, search } = target
    const query = new URLSearchParams(search)
    // One's own account is a state of the same page.
    if (query.get('mode') === 'account') return registered.session(target, isSignedIn)
    if (!isSignedIn || mailedModes.includes(query.get('mode'))) return undefined
    return safeRedirect(query.get('redirect')) ?? localizePath('/', localeOfPath(pathname))
  },
  // It sends nobody elsewhere: it moves values within the page's own history entry, see `layouts/education-params.tsx`.
  educationParams: stay,
}

/** What a route's middleware decides. @throws `Unknown route middleware` when its name is not registered */
export function decide(name: string, target: Place, isSignedIn: boolean): string | undefined {
  return registered[checkMiddleware(name)](target, isSignedIn)
}

/**
 * The middleware of a route for navigation in the browser: the token lives there, so there it decides, before the page's
 * data is asked for. Where it leads has another frame or may have, so the browser loads it as a document.
 */
export function enterRoute(name: string): MiddlewareFunction<Record<string, DataStrategyResult>> {
  return async ({ request }, next) => {
    session.restore()
    const target = decide(name, new URL(request.url), session.token() !== '')
    if (target !== undefined) throw redirectDocument(target)
    return next()
  }
}

const guarded = new Set(allRoutes.filter((page) => page.middleware?.includes('session')).map(({ path }) => path))

let isLeaving = false

/** What a route's middleware decides for the page that is shown; nothing once it is left for home. */
export function decideHere(name: string, here: Place, isSignedIn: boolean): string | undefined {
  return isLeaving ? undefined : decide(name, here, isSignedIn)
}

/** Leaves a page for good when its session has ended by purpose: nobody is asked to sign in to what is gone. */
export function leave(address: string) {
  isLeaving = true
  location.replace(address)
}

/** Longest that leaving waits for the portal, in milliseconds. */
const patience = 2000

/**
 * A person signs out. From a page that needs a session they go home, and not to sign in again: once the portal has heard
 * of it, since a document that is left takes its requests along. The page's place in the history is taken, so that nobody
 * comes back to what it showed. Called before the session is cleared. @returns whether they go
 */
export function leaveForHome(pathname: string, ended: Promise<unknown>): boolean {
  if (!guarded.has(stripLocale(pathname))) return false
  isLeaving = true
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  void Promise.race([ended, late]).then(() => location.replace(localizePath('/', localeOfPath(pathname))))
  return true
}
