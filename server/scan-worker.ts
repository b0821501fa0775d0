import type { Log } from '#lib/log.ts'
import { rescanHeld } from '#portal/form-files/rescan.ts'

/** How often the files that wait for the scanner are looked at, in milliseconds. */
const interval = 60_000

/** Scans what came while the scanner was away, while the process runs. */
export function startScanWorker(log: Log): { stop: () => Promise<void> } {
  let current: Promise<unknown> | undefined
  const scan = () => {
    current ??= rescanHeld()
      .catch((error: unknown) => log.error({ err: error }, 'files that wait for the scanner cannot be looked at'))
      .finally(() => {
        current = undefined
      })
  }
  const timer = setInterval(scan, interval)
  scan()
  return {
    // What is being scanned stays held: nothing is lost by not waiting for it.
    stop: () => Promise.resolve(clearInterval(timer)),
  }
}
