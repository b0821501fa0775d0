import type { Log } from '#lib/log.ts'
import { rescanHeld } from '#portal/form-file/rescan.ts'
import { startPolling, type Worker } from './polling.ts'

/** How often quarantined files are looked at, in milliseconds. */
const interval = 60_000

/** Scans the files that arrived while the scanner was unavailable. */
export const startScanWorker = (log: Log): Worker =>
  startPolling(log, [
    {
      name: 'scan_held_files',
      every: interval,
      work: () => rescanHeld(),
      failure: 'files that wait for the scanner cannot be looked at',
      isFirst: true,
    },
  ])
