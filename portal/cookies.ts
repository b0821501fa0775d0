import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { env } from '#lib/env.ts'
import type { Cookies } from './caller.ts'

/**
 * Cookies of a call's request and answer: read by no script, sent by this site's own pages only. Over TLS they have the
 * prefix `__Host-`, so that no neighbouring host can plant one.
 */
export function cookiesOf(context: Context, isSecure = env.PUBLIC_URL?.startsWith('https://') ?? false): Cookies {
  const prefix = isSecure ? ({ prefix: 'host' } as const) : undefined
  return {
    read: (name) => getCookie(context, name, prefix?.prefix),
    write: (name, value, seconds) =>
      setCookie(context, name, value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure: isSecure,
        maxAge: seconds,
        ...prefix,
      }),
  }
}
