/** What is known of a task that runs at intervals; all times in seconds. */
export interface TaskRuns {
  /** Interval between two starts. */
  readonly interval: number
  successes: number
  failures: number
  /** How long all of its runs took together. */
  seconds: number
  /** When it last succeeded and failed, since 1970; 0 is never. */
  lastSuccess: number
  lastFailure: number
}

const known = new Map<string, TaskRuns>()

/** The tasks of this process by name, which metrics read. A name stays the same: alarms and dashboards go by it. */
export const taskRuns: ReadonlyMap<string, Readonly<TaskRuns>> = known

/**
 * Makes a task known before it runs, so that one that never does can be told.
 * @param interval in milliseconds
 * @returns runs the task's work and notes how that went; an error is passed on
 */
export function watchTask(name: string, interval: number): (work: () => Promise<unknown>) => Promise<void> {
  const runs: TaskRuns = {
    interval: interval / 1000,
    successes: 0,
    failures: 0,
    seconds: 0,
    lastSuccess: 0,
    lastFailure: 0,
  }
  known.set(name, runs)
  return async (work) => {
    const begun = performance.now()
    try {
      await work()
      runs.successes += 1
      runs.lastSuccess = Date.now() / 1000
    } catch (error) {
      runs.failures += 1
      runs.lastFailure = Date.now() / 1000
      throw error
    } finally {
      runs.seconds += (performance.now() - begun) / 1000
    }
  }
}
