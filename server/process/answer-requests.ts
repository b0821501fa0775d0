import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { refuseDuplicateHost } from '#server/listening.ts'
import type { AccessLog } from '#server/monitoring/access-log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { createFastPath } from '#server/pages/fast-path.ts'
import type { SiteSource } from '#server/pages/site-build.ts'

interface Answering {
  site: Pick<SiteSource, 'middleware'>
  app: Pick<Hono<ServerEnv>, 'fetch'>
  tryFast: ReturnType<typeof createFastPath>
  accessLog: AccessLog | undefined
  isDraining: () => boolean
}

/** Stored pages first, then everything else; in development Vite's server comes before both. */
export function answerRequests(server: Server, { accessLog, app, isDraining, site, tryFast }: Answering): void {
  const answer = getRequestListener(app.fetch)
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    // Whoever keeps the connection would send the next request here.
    if (isDraining()) response.shouldKeepAlive = false
    if (!refuseDuplicateHost(request, response) && !tryFast(request, response)) void answer(request, response)
  }
  const { middleware } = site
  server.on('request', (request, response) => {
    accessLog?.follow(request, response)
    if (middleware) middleware(request, response, () => respond(request, response))
    else respond(request, response)
  })
}
