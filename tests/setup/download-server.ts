import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { FileStore } from '#lib/files/file-store.ts'
import { log } from '#lib/log.ts'
import type { SigningKey } from '#lib/crypto/signing-key.ts'
import { createDownloads } from '#portal/release/downloads.ts'
import { createAtomically } from '#portal/transaction.ts'
import { listingRoutes } from '#server/downloads/listing-routes.ts'
import { downloadRoutes } from '#server/downloads/routes.ts'
import { createDownloadCounter, type DownloadCounter } from '#server/downloads/download-counter.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createRateLimiter, type RateLimiter } from '#server/rate-limits.ts'
import type { TestPortal } from './portal.ts'

export interface DownloadServer {
  origin: string
  tally: DownloadCounter
  /** Asks, and follows no redirect. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>
  close: () => Promise<void>
}

interface Options {
  limiter?: RateLimiter
  /** With it the lists and the repository are served as well. */
  readKey?: () => Promise<SigningKey | undefined>
}

/** The routes of downloads behind a port of their own, with files from a store; `x-address` says who asks. */
export async function serveDownloads(
  { payload, portal }: TestPortal,
  store: FileStore,
  { limiter = createRateLimiter(false), readKey }: Options = {},
): Promise<DownloadServer> {
  const downloads = createDownloads({ payload, atomically: createAtomically(payload) })
  const tally = createDownloadCounter({ downloads, log })
  const app = new Hono<ServerEnv>()
  app.use(async (context, next) => {
    context.set('requestId', 'request-of-a-test')
    context.set('clientAddress', context.req.header('x-address') ?? '192.0.2.1')
    await next()
  })
  if (readKey) app.route('/', listingRoutes({ portal, origin: 'https://portal.example', readKey, store, log }))
  app.route('/', downloadRoutes({ payload, portal, downloads, store, tally, limiter, log, isLimited: true }))
  app.notFound((context) => context.text('the site', 404))
  const listener = getRequestListener(app.fetch)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    tally,
    get: (path, headers = {}, method = 'GET') => fetch(`${origin}${path}`, { headers, method, redirect: 'manual' }),
    close: async () => {
      await tally.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
