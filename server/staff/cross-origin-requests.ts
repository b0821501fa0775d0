import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { staffStepCookie } from '#content/staff-second-factor.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { readStaffLocale } from './factor-form.ts'

const foreign = {
  zh: '这个请求不是从管理后台的页面发出的。',
  en: 'This request does not come from a page of the admin.',
}

/** What reads and changes nothing. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Changing requests to the admin must come from its own pages: its cookie goes along with what other ports and names of the
 * same site send (`SameSite=Strict` is about sites, not origins), and a form in parts needs nobody's leave. Browsers say where
 * a request comes from; a program that says nothing is served unless it shows a session, which is a browser's to show.
 * @param origin of the configuration: behind a proxy that gives this process another name, pages are there
 */
export const refuseForeignRequests = (origin: string, sessionCookie: string) =>
  createMiddleware<ServerEnv>(async (context, next) => {
    if (reading.has(context.req.method)) return next()
    const site = context.req.header('sec-fetch-site')
    const from = context.req.header('origin')
    const hasSession = [sessionCookie, staffStepCookie].some((name) => getCookie(context, name) !== undefined)
    const isOwn =
      site === undefined
        ? from === undefined
          ? !hasSession
          : // By host: behind a proxy the scheme that reaches this process is another.
            from === origin || URL.parse(from)?.host === context.req.header('host')
        : // `none` is a person's own doing: a form that is sent again by reloading.
          site === 'same-origin' || site === 'none'
    if (isOwn) return next()
    context.header('Cache-Control', 'no-store')
    return context.json({ errors: [{ message: foreign[readStaffLocale(context)] }] }, 403)
  })
