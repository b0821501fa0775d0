import type { Server } from 'node:http'
import type { Log } from '#lib/log.ts'

/** How long requests in flight may take after a stop signal, in milliseconds. */
const graceful = 10_000

/** Turns of the event loop without a new connection, after which there is none that waits. */
const quietTurns = 2

/** Turns that are waited for at most, where they never stop coming. */
const mostTurns = 1000

/**
 * Closing a port resets the connections that the system has taken for it and the process has not looked at yet; after busy
 * moments there are some, each with a request that a front in between may not send twice. A turn of the event loop takes one
 * of them, so the port is closed when turns go by without.
 */
function onceNobodyWaits(server: Pick<Server, 'on' | 'off'>, close: () => void): void {
  let [turns, quiet] = [0, 0]
  const meet = () => {
    quiet = -1
  }
  const look = () => {
    turns += 1
    quiet += 1
    if (quiet < quietTurns && turns < mostTurns) return void setImmediate(look)
    server.off('connection', meet)
    close()
  }
  server.on('connection', meet)
  setImmediate(look)
}

interface Given {
  server: Pick<Server, 'close' | 'closeAllConnections' | 'closeIdleConnections' | 'on' | 'off'>
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
    onceNobodyWaits(server, () => {
      server.close(() => {
        clearTimeout(cut)
        close()
          .catch((error: unknown) => log.error({ err: error }, 'a part did not close'))
          .finally(() => exit(code))
      })
      server.closeIdleConnections()
    })
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
