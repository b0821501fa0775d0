import type { Log } from '#lib/log.ts'

/** When what could not be read is read again, in milliseconds. */
const retryAfter = 5000

interface Options {
  /** Reads the whole of it, and keeps it. */
  read: () => Promise<void>
  log: Log
  failure: string
}

interface Rereading {
  /** Reads it anew, and once more where something changes meanwhile; what fails is tried again later. */
  load: () => Promise<void>
  /** Reads nothing from now on. */
  stop: () => void
}

/** For what a process keeps in memory, as it is in the database, and is told to read again. */
export function createRereading({ failure, log, read }: Options): Rereading {
  let reading: Promise<void> | undefined
  let isOld = false
  let isStopped = false

  const readAll = async (): Promise<void> => {
    do {
      isOld = false
      await read()
    } while (isOld)
  }
  const load = async (): Promise<void> => {
    if (isStopped) return
    isOld = true
    reading ??= readAll()
      .catch((error: unknown) => {
        log.error({ err: error }, failure)
        setTimeout(() => void load(), retryAfter).unref()
      })
      .finally(() => (reading = undefined))
    await reading
  }
  return {
    load,
    stop: () => {
      isStopped = true
    },
  }
}
