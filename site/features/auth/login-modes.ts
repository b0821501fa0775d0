/** States of the page of signing in, by `?mode=`; without one it is signing in. */
const loginModes = ['signIn', 'register', 'forgot', 'verify', 'resend', 'reset', 'email', 'account'] as const
export type LoginMode = (typeof loginModes)[number]

/** The state that a query asks for. */
export function readMode(mode: string | null): LoginMode {
  return loginModes.find((each) => each === mode) ?? 'signIn'
}

/** Address of a state, without language prefix. @param back where the person goes once signed in */
export function loginAddress(mode: LoginMode, back: string | undefined): string {
  const query = new URLSearchParams()
  if (mode !== 'signIn') query.set('mode', mode)
  if (back !== undefined) query.set('redirect', back)
  return query.size === 0 ? '/login' : `/login?${query.toString()}`
}

/** The token of a mailed link, which stands behind the `#` and so has reached no server. */
export function readLinkToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined
}
