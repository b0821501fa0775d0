import { join } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Payload } from 'payload'
import { withCaller } from '#content/audit/caller.ts'
import { hasRole, roles } from '#content/access/roles.ts'
import { filePolicy } from '#lib/files/file-policy.ts'
import { answerAdminApi, compressAdminApi } from './admin-api.ts'
import { root } from '#server/builds/build.ts'
import { type BuiltFiles, fileRoutes, listFiles } from '#server/builds/file-routes.ts'
import { limit } from '#server/middleware/limit.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from './rate-limits.ts'
import { refuseCrossOriginRequests } from '#server/staff/cross-origin-requests.ts'
import { createNonce } from '#server/pages/render-page.ts'
import type { AdminShell } from '#server/process/admin-shell.ts'
import { type PreviewRoutes, synonymPreviewRoutes } from '#server/search/preview-routes.ts'
import { tellUntilReady } from '#server/staff/admin-wait-page.ts'
import { adminPolicy } from './security-policy.ts'

const shellFiles = '/_next/static'

/** The built files of the shell, which are there when it is ready. */
function shellFileRoutes(shell: AdminShell) {
  let files: BuiltFiles | undefined
  return fileRoutes([`${shellFiles}/*`], async () => {
    await shell.app
    return (files ??= await listFiles(join(root, 'admin/.next/static'), shellFiles))
  })
}

/** Largest request to the admin, in bytes: an image of 25 MB with its form. */
const maxAdminBody = 26 * 1024 * 1024

/** REST endpoints that people use before they are signed in. */
const openToAll = new Set(['POST /users/login', 'POST /users/logout', 'POST /users/reset-password', 'GET /users/me'])

interface AdminRoutes {
  payload: Payload
  portal: PreviewRoutes['portal']
  /** Still being built or started while the site already answers. */
  shell: AdminShell
  limiter: RateLimiter
  /** Origin of the configuration. */
  origin: string
  /** Host names that may serve the admin; empty means all. */
  hosts: readonly string[]
  /** The page for the first account. */
  setUp: Hono<ServerEnv>
  /** The parts of staff sign-in that Payload doesn't have. */
  staff: readonly Hono<ServerEnv>[]
  /** Resumable uploads and archives of content, which judge their length in their own way. */
  large: readonly Hono<ServerEnv>[]
  isDev: boolean
}

/** `/admin` with its REST API, for signed-in staff only, and the static files of its shell. */
export function adminRoutes(options: AdminRoutes) {
  const { hosts, isDev, limiter, origin, payload, portal, setUp, shell, staff } = options
  const app = new Hono<ServerEnv>()
  // Of Next's own addresses only the shell's files: its picture service would fetch what an address tells it to.
  const paths = ['/admin', '/admin/*', ...(isDev ? ['/_next/*', '/__nextjs*'] : [`${shellFiles}/*`])]

  for (const path of paths) {
    app.use(path, async (context, next) => {
      context.set('kind', 'admin')
      const host = (context.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase()
      if (hosts.length > 0 && !hosts.includes(host)) return context.notFound()
      return withCaller(context.get('clientAddress'), next)
    })
  }
  app.use('/admin/*', limit(limiter, 'admin'))
  app.use('/admin/*', refuseCrossOriginRequests(origin, `${payload.config.cookiePrefix}-token`))
  app.use('/admin/api/users/reset-password', limit(limiter, 'signIn'))

  for (const routes of options.large) app.route('/', routes)

  // Runs before anything reads a body: a body without a length, or one that is too long, is refused.
  app.use('/admin/*', async (context, next) => {
    const length = context.req.header('content-length')
    if (length === undefined && context.req.header('transfer-encoding') !== undefined)
      return context.text('Length Required', 411)
    return Number(length ?? 0) > maxAdminBody ? context.text('Content Too Large', 413) : next()
  })

  // The first account is made once, with the token of the terminal (set-up.ts); Payload's own page for it stays shut.
  app.route('/', setUp)
  for (const routes of staff) app.route('/', routes)
  app.route('/', synonymPreviewRoutes({ payload, portal }))
  app.all('/admin/create-first-user', (context) => context.notFound())
  app.all('/admin/api/users/first-register', (context) => context.notFound())

  app.use('/admin/api/*', async (context, next) => {
    const way = `${context.req.method} ${context.req.path.slice('/admin/api'.length)}`
    if (openToAll.has(way)) return next()
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (hasRole(user, ...roles)) return next()
    return context.json({ errors: [{ message: 'Unauthorized, you must be logged in to make this request.' }] }, 401, {
      'Cache-Control': 'no-store',
    })
  })

  app.use('/admin/api/*', compressAdminApi)
  app.all('/admin/api/*', (context) => {
    const { outgoing } = context.env
    outgoing.setHeader('Content-Security-Policy', filePolicy)
    outgoing.setHeader('X-Frame-Options', 'SAMEORIGIN')
    return answerAdminApi(context, payload, origin)
  })

  for (const path of paths) app.use(path, tellUntilReady(shell))
  if (!isDev) app.route('/', shellFileRoutes(shell))
  const pass = async (context: Context<ServerEnv>) => {
    const { incoming, outgoing } = context.env
    const policy = adminPolicy(createNonce(), isDev)
    // Next reads the nonce of its own scripts from the request's policy.
    incoming.headers['content-security-policy'] = policy
    outgoing.setHeader('Content-Security-Policy', policy)
    outgoing.setHeader('X-Frame-Options', 'SAMEORIGIN')
    const { handle } = await shell.app
    await handle(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
  for (const path of paths) app.all(path, pass)
  return app
}
