import { statfs } from 'node:fs/promises'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#lib/errors.ts'
import type { Log } from '#lib/log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerPlainly } from '#server/middleware/plain-answer.ts'

/** How often the free space is looked at, in milliseconds. */
const interval = 1000

export interface DiskReserve {
  /** Whether there is less free space than the reserve. */
  isUsed: () => boolean
  stop: () => void
}

/**
 * Watches the free space of the data folder. Below the reserve what would write is refused before it begins: a database
 * that has no room left for even the end of a transaction can acknowledge nothing, and the reserve is what its own log
 * and the mails and messages on their way still need.
 * @param reserve bytes
 */
export async function watchDisk(folder: string, reserve: number, log: Log): Promise<DiskReserve> {
  let isUsed = false
  const look = async () => {
    try {
      const { bavail, bsize } = await statfs(folder)
      const free = bavail * bsize
      const before = isUsed
      // A little more to leave it than to enter it, so that it does not change with every file.
      isUsed = free < (before ? 1.1 * reserve : reserve)
      if (isUsed !== before)
        log.error({ free, reserve }, isUsed ? 'the disk is nearly full; nothing is written' : 'the disk has room again')
    } catch (error) {
      log.error({ err: error }, 'the free space cannot be read')
    }
  }
  await look()
  const timer = setInterval(() => void look(), interval)
  return { isUsed: () => isUsed, stop: () => clearInterval(timer) }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what may write while the reserve is used. Calls say themselves whether they do, and are asked in the portal. */
export function keepReserve(isUsed: () => boolean) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    if (!isUsed() || reading.has(context.req.method) || context.req.path.startsWith('/api/portal/')) return next()
    context.header('Cache-Control', 'no-store')
    return answerPlainly(context, new AppError('unavailable'), 503)
  })
}
