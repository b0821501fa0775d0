import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { registerTasks } from './task-metrics.ts'
import { taskRuns, watchTask } from './task-runs.ts'

it('a scrape tells of each task what is known, and counts nothing twice', async () => {
  const registry = new Registry()
  registerTasks(registry, taskRuns)
  const watch = watchTask('sweep', 60_000)
  const read = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.includes('task="sweep"') && !line.includes('seconds'))
  expect(await read()).toEqual([
    'portico_task_successes_total{task="sweep"} 0',
    'portico_task_failures_total{task="sweep"} 0',
  ])
  await watch(() => Promise.resolve())
  await watch(() => Promise.resolve())
  await expect(watch(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await read()
  expect(await read()).toEqual([
    'portico_task_successes_total{task="sweep"} 2',
    'portico_task_failures_total{task="sweep"} 1',
  ])
  const text = await registry.metrics()
  expect(text).toContain('portico_task_interval_seconds{task="sweep"} 60\n')
  expect(text).toMatch(/portico_task_last_success_timestamp_seconds\{task="sweep"\} 1\d{9}/)
})
