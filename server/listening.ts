import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import { StartError } from './start-failure.ts'

/**
 * Timeouts of a client, in milliseconds. By default Node checks only every 30 s, and slow clients would outlive them.
 */
export const timeouts: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  // A request without a body needs no stream for it.
  optimizeEmptyRequests: true,
}

/**
 * Refuses a request with two `Host` headers (RFC 9112, 3.2): a proxy in front may have used the other one.
 * @returns whether it was refused
 */
export function refuseDuplicateHost({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts < 2) return false
  response.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' }).end('Bad Request')
  return true
}

/** How long requests in flight may take after a stop signal, in milliseconds. */
const graceful = 10_000

/** Listens. @returns the port @throws StartError when the port is taken or not allowed */
export function listen(server: Server, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${PORT} is in use. Stop the other program, or set PORT to a free one.`,
        EACCES: `Port ${PORT} needs rights that this user does not have. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${HOST}. Correct HOST.`,
      }
      reject(new StartError(reasons[error.code ?? ''] ?? `The port ${PORT} cannot be opened.`, { cause: error }))
    })
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}

interface Given {
  server: Pick<Server, 'close' | 'closeAllConnections' | 'closeIdleConnections'>
  log: Log
  /** How long the process goes on answering after SIGTERM. */
  drainSeconds: number
  exit?: (code: number) => void
}

export interface Stopping {
  /** Whether the process has been told to stop and still answers. */
  isDraining: () => boolean
  /** Stops on signals and on an error that nobody caught. @param close of the parts, when nothing is answered any more */
  listen: (close: () => Promise<void>) => void
}

/**
 * SIGTERM first lets whoever sends requests here notice (`DRAIN_SECONDS`); another signal ends that, and SIGINT has nobody to
 * wait for. Then no new connections are accepted, requests in flight are finished, the parts closed, and the process exits. An
 * uncaught error does the same at once with code 1: the state is unknown then, and a fresh process is safer.
 */
export function createStopping({ drainSeconds, exit = (code) => process.exit(code), log, server }: Given): Stopping {
  let drain: NodeJS.Timeout | undefined
  let isStopping = false
  const stop = (code: number, close: () => Promise<void>) => {
    // A second signal: exit at once.
    if (isStopping) return exit(1)
    isStopping = true
    clearTimeout(drain)
    const cut = setTimeout(() => server.closeAllConnections(), graceful)
    setTimeout(() => exit(1), 2 * graceful).unref()
    server.close(() => {
      clearTimeout(cut)
      close()
        .catch((error: unknown) => log.error({ err: error }, 'a part did not close'))
        .finally(() => exit(code))
    })
    server.closeIdleConnections()
  }
  const end = (close: () => Promise<void>) => {
    log.info({ drainSeconds }, 'stopping')
    stop(0, close)
  }
  return {
    isDraining: () => drain !== undefined,
    listen: (close) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const)
        process.on(signal, () => {
          const isPatient = signal === 'SIGTERM' && drainSeconds > 0 && drain === undefined && !isStopping
          log.info({ signal, ...(isPatient && { drainSeconds }) }, isPatient ? 'draining' : 'stopping')
          if (isPatient) drain = setTimeout(() => end(close), 1000 * drainSeconds)
          else stop(0, close)
        })
      // Unhandled rejections arrive here too.
      process.on('uncaughtException', (error) => {
        log.fatal({ err: error }, 'nobody caught this; stopping')
        if (!isStopping) stop(1, close)
      })
    },
  }
}
