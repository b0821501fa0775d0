import { Hono } from 'hono'
import type { Payload } from 'payload'
import { env } from '#lib/env.ts'
import { AppError, errorStatus } from '#lib/errors.ts'
import { localeOfHeader } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { signingKey } from '#lib/crypto/signing-key.ts'
import { calls } from '#portal/calls.ts'
import { errorNameOf, failureEnvelope } from '#portal/envelope.ts'
import { isNotThere } from '#portal/portal-error.ts'
import type { Portal } from '#portal/portal.ts'
import { createPortalRouter } from '#portal/router.ts'
import { apiDocsRoutes } from '#server/api-docs/routes.ts'
import { csafRoutes } from '#server/csaf/routes.ts'
import { keepReserve } from '#server/process/disk-reserve.ts'
import { listingRoutes } from '#server/downloads/listing-routes.ts'
import { dataSheetRoutes } from '#server/data-sheets/routes.ts'
import { downloadRoutes, type DownloadRoutes } from '#server/downloads/routes.ts'
import { comparisonTableRoutes } from '#server/documents/comparison-tables.ts'
import { courseEmbedRoutes } from '#server/documents/course-embed.ts'
import { mapRoutes } from '#server/feeds/map-routes.ts'
import { feedRoutes } from '#server/feeds/routes.ts'
import { earlierAssetRoutes } from '#server/builds/build-assets.ts'
import { formFileRoutes } from '#server/pages/form-files.ts'
import { limitKey, type ReadClientAddress } from './client-address.ts'
import type { BuiltFiles } from '#server/builds/file-routes.ts'
import { countingForms } from '#server/pages/counting-forms.ts'
import { iconRoutes } from '#server/documents/icons.ts'
import { mailPreviewRoutes } from '#server/mail-preview/routes.ts'
import { mediaRoutes } from '#server/documents/media.ts'
import type { Metrics } from '#server/middleware/metrics.ts'
import { healthRoutes } from '#server/middleware/health.ts'
import { limit } from '#server/middleware/limit.ts'
import { refuseOff } from '#server/pages/refuse-off.ts'
import type { AccessLog } from '#server/monitoring/access-log.ts'
import { identifyRequest, type ServerEnv } from '#server/middleware/request.ts'
import type { PageStore } from '#server/pages/page-store.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import type { OldAddresses } from '#server/redirects/old-addresses.ts'
import { sbomRoutes } from '#server/sbom/routes.ts'
import { pageCodeRoutes } from '#server/pictures/page-code.ts'
import { draftPreviewRoutes } from '#server/preview/routes.ts'
import { previewRoutes } from '#server/pictures/preview-routes.ts'
import { pictureRoutes } from '#server/pictures/routes.ts'
import { siteRoutes } from '#server/pages/site-routes.ts'
import { ticketFileRoutes, ticketRatingRoutes } from '#server/tickets/ticket-routes.ts'
import { ticketUploadRoutes } from '#server/tickets/ticket-uploads.ts'
import { teachingTableRoutes } from '#server/documents/teaching-tables.ts'
import { videoRoutes } from '#server/videos/routes.ts'

export interface AppDependencies {
  payload: Payload
  portal: Portal
  store: PageStore
  render: RenderPage
  /** The portal's calls, for answers that the site doesn't render. */
  openCalls: Parameters<typeof feedRoutes>[0]['open']
  metrics: Metrics
  limiter: RateLimiter
  readAddress: ReadClientAddress
  countVisit: (address: string) => void
  log: Log
  origin: string
  /** The files of the releases. */
  files: Pick<DownloadRoutes, 'downloads' | 'store' | 'tally' | 'isLimited'>
  mediaFolders: Parameters<typeof mediaRoutes>[0]
  /** Videos of lessons. */
  videos: Omit<Parameters<typeof videoRoutes>[0], 'open'>
  /** Files of earlier builds; in development there are none. */
  keptFiles?: (() => BuiltFiles) | undefined
  headers: Record<string, string>
  oldAddresses: OldAddresses
  isDev: boolean
  /** What `/readyz` and `/metrics` tell. */
  health: Pick<Parameters<typeof healthRoutes>[0], 'readState' | 'whyNotReady'>
  accessLog?: AccessLog | undefined
  /** Whether the disk is nearly full. */
  isDiskFull: () => boolean
  /** Missing in a process without admin. */
  admin?: Hono<ServerEnv>
}

/** Everything behind the page store and the static files, in the order in which a request passes it. */
export function createApp(deps: AppDependencies): Hono<ServerEnv> {
  const { headers, limiter, log, metrics, portal, readAddress, render, store } = deps
  const app = new Hono<ServerEnv>()
  const { accounts, desk, enquiries } = portal.services
  const forms = { tokens: enquiries.tokens, files: enquiries.files, limiter }

  app.use(identifyRequest({ accessLog: deps.accessLog, log, metrics, readAddress }))
  app.use(async (context, next) => {
    // Set before anything answers, and on the raw response too: Next and the page store write to it directly.
    for (const [name, value] of Object.entries(headers)) context.env.outgoing.setHeader(name, value)
    await next()
  })

  app.route('/', healthRoutes({ ...deps.health, metrics, metricsToken: env.METRICS_TOKEN }))
  app.use(refuseOff(portal))
  app.route('/', mediaRoutes(deps.mediaFolders))
  app.route('/', videoRoutes({ ...deps.videos, open: deps.openCalls }))
  if (deps.keptFiles) app.route('/', earlierAssetRoutes(deps.keptFiles))

  app.use(keepReserve(deps.isDiskFull))

  app.use('/api/portal/*', async (context, next) => {
    context.set('kind', 'call')
    context.set('limitKey', limitKey(context.get('clientAddress')))
    return next()
  })
  app.use('/api/portal/*', limit(limiter, 'call'))
  app.route('/api/portal', createPortalRouter(portal, calls))
  app.use('/api/forms/*', limit(limiter, 'call'))
  app.route('/', formFileRoutes(forms))
  app.use('/api/tickets/*', limit(limiter, 'call'))
  app.route('/', ticketFileRoutes(desk.seals.files, enquiries.files.store))
  app.use('/api/uploads/*', limit(limiter, 'call'))
  app.route('/', ticketUploadRoutes({ uploads: desk.uploads, sessions: accounts.sessions, limiter }))
  app.use('/api/docs/*', limit(limiter, 'page'))
  app.route('/', apiDocsRoutes(portal, calls))
  app.use('/api/icons/*', limit(limiter, 'call'))
  app.route('/', iconRoutes())
  app.all('/api/*', (context) => {
    const { envelope } = failureEnvelope(
      new AppError('notFound'),
      localeOfHeader(context.req.header('lang')),
      context.get('requestId'),
    )
    return context.json(envelope, 404, { 'Cache-Control': 'no-store' })
  })

  // Before the site, whose last route answers everything that is left with 404.
  if (deps.admin) app.route('/', deps.admin)

  app.use('/releases/*', limit(limiter, 'page'))
  app.route('/', listingRoutes({ portal, origin: deps.origin, readKey: signingKey, store: deps.files.store, log }))
  app.route('/', downloadRoutes({ ...deps.files, payload: deps.payload, portal, limiter, log }))

  app.use(limit(limiter, 'page'))
  mountDocuments(app, deps)
  app.route('/', draftPreviewRoutes({ payload: deps.payload, render, origin: deps.origin, isDev: deps.isDev }))
  const { countVisit, isDev, oldAddresses, origin } = deps
  app.route('/', siteRoutes({ ...forms, portal, store, render, origin, isDev, oldAddresses, countVisit }))

  app.notFound((context) => context.text('Not Found', 404))
  app.onError((error, context) => {
    context.header('Cache-Control', 'no-store')
    if (isNotThere(error)) return answerError(context, new AppError('notFound'), 404)
    const requestId = context.get('requestId')
    log.error({ err: error, requestId, path: context.req.path }, 'a request failed')
    return answerError(context, error, errorStatus[errorNameOf(error)] ?? 500)
  })
  return app
}

/** What the site doesn't render: documents, tables and standalone pages. */
function mountDocuments(app: Hono<ServerEnv>, { openCalls, origin, portal, render, store }: AppDependencies): void {
  const documents = { store, origin, open: openCalls }
  app.route('/', feedRoutes(documents))
  app.route('/', mapRoutes(documents))
  app.route('/', pictureRoutes(documents))
  app.route('/', pageCodeRoutes(documents))
  app.route('/', previewRoutes({ ...documents, render }))
  app.route('/', csafRoutes(documents))
  app.route('/', sbomRoutes(documents))
  app.route('/', countingForms({ portal, origin }))
  app.route('/', ticketRatingRoutes({ portal, origin }))
  app.route('/', courseEmbedRoutes(documents))
  app.route('/', teachingTableRoutes(documents))
  app.route('/', dataSheetRoutes(documents))
  app.route('/', comparisonTableRoutes(documents))
  if (env.NODE_ENV !== 'production') app.route('/', mailPreviewRoutes(origin))
}
