import type { Log } from '#lib/log.ts'
import { rescanHeld } from '#portal/form-file/rescan.ts'
import { startRounds, type Worker } from './rounds.ts'

/** How often the files that wait for the scanner are looked at, in milliseconds. */
const interval = 60_000

/** Scans what came while the scanner was away, while the process runs. */
export const startScanWorker = (log: Log): Worker =>
  startRounds(log, [
    {
      every: interval,
      work: () => rescanHeld(),
      failure: 'files that wait for the scanner cannot be looked at',
      isFirst: true,
    },
  ])
