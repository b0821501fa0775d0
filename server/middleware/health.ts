import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { ProcessState } from '#server/monitoring/process-state.ts'
import type { Metrics } from './metrics.ts'
import type { ServerEnv } from './request.ts'

interface Health {
  /** Why no request should be sent here now, a word or two for each reason; called on each `/readyz`. */
  whyNotReady: () => Promise<readonly string[]>
  metrics: Pick<Metrics, 'text' | 'contentType'>
  /** What the metrics tell of the process; asked on each scrape. */
  readState: () => Promise<ProcessState>
  /** Token to read the metrics; without one only this machine may. */
  metricsToken?: string | undefined
}

/** Liveness, readiness and metrics, for load balancers and monitoring. */
export function healthRoutes({ metrics, metricsToken, readState, whyNotReady }: Health) {
  const app = new Hono<ServerEnv>()
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    const reasons = await whyNotReady()
    const isReady = reasons.length === 0
    return context.text(isReady ? 'ready' : reasons.join('\n'), isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  app.get('/metrics', async (context) => {
    if (metricsToken === undefined) {
      // Metrics reveal internals: without a token only a scraper on this machine gets them, and not through a proxy.
      const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(context.env.incoming.socket.remoteAddress ?? '')
      if (!isLocal || context.req.header('x-forwarded-for') !== undefined) return context.notFound()
    } else if (!isBearer(context.req.header('authorization'), metricsToken)) {
      return context.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' })
    }
    const text = await metrics.text(await readState())
    return context.text(text, 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
  })
  return app
}

/** Compares digests, so that timing reveals neither the token's length nor a matching prefix. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}
