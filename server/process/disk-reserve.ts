import { statfs } from 'node:fs/promises'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#lib/errors.ts'
import type { Log } from '#lib/log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'

/** How often free space is checked, in milliseconds. */
const interval = 1000

export interface DiskReserve {
  /** Whether there is less free space than the reserve. */
  isUsed: () => boolean
  /** Bytes that were free when it was last looked. */
  free: () => number
  stop: () => void
}

/**
 * Watches the free space of the data folder. Below the reserve, writes are refused before they begin: a database
 * without room for a commit can acknowledge nothing, and its log and the mails and messages in progress still need the
 * reserve.
 * @param reserve bytes
 */
export async function watchDisk(folder: string, reserve: number, log: Log): Promise<DiskReserve> {
  let isUsed = false
  let free = 0
  const look = async () => {
    try {
      const { bavail, bsize } = await statfs(folder)
      free = bavail * bsize
      const before = isUsed
      // Leaving takes a little more space than entering, so that it doesn't flip with every file.
      isUsed = free < (before ? 1.1 * reserve : reserve)
      if (isUsed !== before)
        log.error({ free, reserve }, isUsed ? 'the disk is nearly full; nothing is written' : 'the disk has room again')
    } catch (error) {
      log.error({ err: error }, 'the free space cannot be read')
    }
  }
  await look()
  const timer = setInterval(() => void look(), interval)
  return { isUsed: () => isUsed, free: () => free, stop: () => clearInterval(timer) }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that may write while space is below the reserve. Calls declare whether they write; the portal checks
 * those.
 */
export function keepReserve(isUsed: () => boolean) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    if (!isUsed() || reading.has(context.req.method) || context.req.path.startsWith('/api/portal/')) return next()
    context.header('Cache-Control', 'no-store')
    return answerError(context, new AppError('unavailable'), 503)
  })
}
