import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { Log } from '#lib/log.ts'
import type { ReadClientAddress } from '#server/client-address.ts'
import type { AccessLog } from '#server/monitoring/access-log.ts'
import type { Metrics } from './metrics.ts'

/** Context of every request: an id for the log, and the client's address. */
interface RequestVariables {
  requestId: string
  clientAddress: string
  /** Key of the calls' own limits; set before the calls. */
  limitKey: string
  /** Request kind for the metrics. */
  kind: string
}
export interface ServerEnv {
  Bindings: HttpBindings
  Variables: RequestVariables
}

/** Gives the request an id and an address, and records the answer in log and metrics. */
export function identifyRequest({
  accessLog,
  log,
  metrics,
  readAddress,
}: {
  accessLog?: Pick<AccessLog, 'identify'> | undefined
  log: Log
  metrics: Metrics
  readAddress: ReadClientAddress
}) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const start = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    // On the raw response: adding a header to the answer later would build a full Response from plain bytes.
    context.env.outgoing.setHeader('X-Request-Id', requestId)
    context.set('kind', 'other')
    accessLog?.identify(context.env.outgoing, () => ({ requestId, kind: context.get('kind') }))
    context.set(
      'clientAddress',
      readAddress(context.env.incoming.socket.remoteAddress, context.req.header('x-forwarded-for')),
    )
    await next()
    const { status } = context.res
    const seconds = (performance.now() - start) / 1000
    metrics.observe({ kind: context.get('kind'), status, seconds })
    log.debug(
      {
        requestId,
        method: context.req.method,
        path: context.req.path,
        status,
        milliseconds: Math.round(seconds * 1000),
      },
      'answered',
    )
  })
}
