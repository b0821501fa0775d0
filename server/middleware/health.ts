import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'
import type { ServerEnv } from './request.ts'

interface Health {
  /** Whether the database answers; called on each `/readyz`. */
  isReady: () => Promise<boolean>
  metrics: Metrics
  /** Token to read the metrics; without one only this machine may. */
  metricsToken?: string | undefined
}

/** Liveness, readiness and metrics, for load balancers and monitoring. */
export function healthRoutes({ isReady, metrics, metricsToken }: Health) {
  const app = new Hono<ServerEnv>()
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    const ready = await isReady()
    return context.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  app.get('/metrics', async (context) => {
    if (metricsToken === undefined) {
      // Metrics reveal internals: without a token only a scraper on this machine gets them, and not through a proxy.
      const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(context.env.incoming.socket.remoteAddress ?? '')
      if (!isLocal || context.req.header('x-forwarded-for') !== undefined) return context.notFound()
    } else if (!isBearer(context.req.header('authorization'), metricsToken)) {
      return context.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' })
    }
    return context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
  })
  return app
}

/** Compares digests, so that timing reveals neither the token's length nor a matching prefix. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}
