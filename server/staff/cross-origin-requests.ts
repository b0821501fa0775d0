import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { staffStepCookie } from '#content/staff-second-factor.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { readStaffLocale } from './second-factor-form.ts'

const crossOrigin = {
  zh: '这个请求不是从管理后台的页面发出的。',
  en: 'This request doesn’t come from a page of the admin.',
}

/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Requests that change something in the admin must come from its own pages: `SameSite=Strict` is about sites, not
 * origins, so the cookie also travels with requests from other ports and host names of the same site, and a multipart
 * form needs no CORS preflight. Browsers say where a request comes from; a program that doesn't is served unless it
 * presents a session, which only browsers have.
 * @param origin of the configuration: behind a proxy that gives this process another name, the pages are there
 */
export const refuseCrossOriginRequests = (origin: string, sessionCookie: string) =>
  createMiddleware<ServerEnv>(async (context, next) => {
    if (safeMethods.has(context.req.method)) return next()
    const site = context.req.header('sec-fetch-site')
    const from = context.req.header('origin')
    const hasSession = [sessionCookie, staffStepCookie].some((name) => getCookie(context, name) !== undefined)
    const isOwn =
      site === undefined
        ? from === undefined
          ? !hasSession
          : // Compared by host: behind a proxy this process may see another scheme.
            from === origin || URL.parse(from)?.host === context.req.header('host')
        : // `none` means the person did it directly, such as resending a form by reloading.
          site === 'same-origin' || site === 'none'
    if (isOwn) return next()
    context.header('Cache-Control', 'no-store')
    return context.json({ errors: [{ message: crossOrigin[readStaffLocale(context)] }] }, 403)
  })
