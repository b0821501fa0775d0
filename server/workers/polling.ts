import type { Log } from '#lib/log.ts'
import { watchTask } from '#server/monitoring/task-runs.ts'

/** A task that runs at a fixed interval while the process is up. */
export interface PollingTask {
  /** Identifier in the metrics, which stays the same: alarms go by it. */
  name: string
  /** Interval between two starts, in milliseconds. */
  every: number
  /** @param stopping aborted when the process stops; a task of several steps checks it between them */
  work: (stopping: AbortSignal) => Promise<unknown>
  /** Log message when the task fails. */
  failure: string
  /** Picks what the log gets of an error; the whole error by default. */
  factsOf?: (error: unknown) => object
  /** Whether it also runs once at the start. */
  isFirst?: boolean
}

export interface Worker {
  /** Starts nothing more, and waits a while for the running task to finish. */
  stop: () => Promise<void>
}

/** How long a stop waits for the running task, in milliseconds. The next process repeats what was cut off. */
const stopLimit = 5000

/**
 * Runs polling tasks one at a time, each queued at most once. A task that falls due while another runs waits its turn;
 * if it were skipped, a task that always coincides with a more frequent one would never run.
 *
 * @example
 *   startPolling(log, [{ name: 'scan_held_files', every: 60_000, work: () => rescanHeld(), failure: 'files could not be scanned' }])
 */
export function startPolling(log: Log, rounds: readonly PollingTask[]): Worker {
  const stopping = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const timers = rounds.map(({ every, factsOf = (err) => ({ err }), failure, isFirst = false, name, work }) => {
    const watch = watchTask(name, every)
    let isDue = false
    const turn = async () => {
      try {
        if (!stopping.signal.aborted) await watch(() => work(stopping.signal))
      } catch (error) {
        log.error(factsOf(error), failure)
      } finally {
        isDue = false
      }
    }
    const begin = () => {
      if (isDue) return
      isDue = true
      last = last.then(turn)
    }
    if (isFirst) begin()
    return setInterval(begin, every)
  })
  return {
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, stopLimit).unref())])
    },
  }
}
