import { Counter, Gauge, type Registry } from 'prom-client'
import type { TaskRuns } from './task-runs.ts'

const labelNames = ['task'] as const

/** Tells of every task that runs at intervals, as it is at the time of a scrape. */
export function registerTasks(registry: Registry, tasks: ReadonlyMap<string, Readonly<TaskRuns>>): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: (runs: Readonly<TaskRuns>) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const [task, runs] of tasks) this.set({ task }, read(runs))
      },
    })
  const counter = (name: string, help: string, read: (runs: Readonly<TaskRuns>) => number) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const [task, runs] of tasks) this.inc({ task }, read(runs))
      },
    })
  gauge('portico_task_interval_seconds', 'Pause between two starts of a task', ({ interval }) => interval)
  gauge(
    'portico_task_last_success_timestamp_seconds',
    'When a task last succeeded, since 1970; 0 is not since the start of the process',
    ({ lastSuccess }) => lastSuccess,
  )
  gauge(
    'portico_task_last_failure_timestamp_seconds',
    'When a task last failed, since 1970; 0 is not since the start of the process',
    ({ lastFailure }) => lastFailure,
  )
  counter('portico_task_successes_total', 'Runs of a task that succeeded', ({ successes }) => successes)
  counter('portico_task_failures_total', 'Runs of a task that failed', ({ failures }) => failures)
  counter('portico_task_seconds_total', 'How long all runs of a task took together', ({ seconds }) => seconds)
}
