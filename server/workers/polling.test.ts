import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { taskRuns } from '#server/monitoring/task-runs.ts'
import { startPolling } from './polling.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

it('what falls due together with something more frequent is done after it, and never two at once', async () => {
  const done: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await pause(20)
    running -= 1
    done.push(name)
  }
  const worker = startPolling(log, [
    { name: 'often', every: 100, work: work('often'), failure: '' },
    { name: 'seldom', every: 300, work: work('seldom'), failure: '' },
  ])
  await vi.advanceTimersByTimeAsync(950)
  expect(done.filter((name) => name === 'seldom')).toHaveLength(3)
  expect(done.filter((name) => name === 'often')).toHaveLength(9)
  await worker.stop()
})

it('what takes longer than its pause is not queued twice, and a failure ends nothing', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  let begun = 0
  const worker = startPolling(log, [
    {
      name: 'failing',
      every: 10,
      isFirst: true,
      failure: 'it cannot be done',
      factsOf: () => ({ reason: 'why' }),
      work: async () => {
        begun += 1
        await pause(35)
        throw new Error('secret')
      },
    },
  ])
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toBe(3)
  expect(error.mock.calls).toEqual([
    [{ reason: 'why' }, 'it cannot be done'],
    [{ reason: 'why' }, 'it cannot be done'],
  ])
  const stopped = worker.stop()
  await vi.advanceTimersByTimeAsync(35)
  await stopped
})

it('a stop tells what is at work, waits for it five seconds, and begins nothing more', async () => {
  let isTold = false
  const begun: string[] = []
  const worker = startPolling(log, [
    {
      name: 'endless',
      every: 10,
      failure: '',
      work: async (stopping) => {
        begun.push('endless')
        stopping.addEventListener('abort', () => (isTold = true))
        await pause(60_000)
      },
    },
    { name: 'other', every: 20, failure: '', work: () => Promise.resolve(begun.push('other')) },
  ])
  await vi.advanceTimersByTimeAsync(30)
  let isStopped = false
  const stopped = worker.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(4900)
  expect([isTold, isStopped]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(200)
  await stopped
  await vi.advanceTimersByTimeAsync(120_000)
  expect(begun).toEqual(['endless'])
})

it('how each task went is known by its name, also of one that was never run', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  vi.setSystemTime(new Date('2026-05-01T00:00:00Z'))
  const at = (seconds: number) => Date.parse('2026-05-01T00:00:00Z') / 1000 + seconds
  let fails = false
  const work = async () => {
    await pause(2000)
    if (fails) throw new Error('away')
  }
  const worker = startPolling(log, [
    { name: 'watched', every: 10_000, work, failure: 'it cannot be done' },
    { name: 'later', every: 3_600_000, work, failure: '' },
  ])
  await vi.advanceTimersByTimeAsync(22_000)
  fails = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(taskRuns.get('watched')).toEqual({
    interval: 10,
    successes: 2,
    failures: 1,
    seconds: 6,
    lastSuccess: at(22),
    lastFailure: at(32),
  })
  expect(error).toHaveBeenCalledTimes(1)
  expect(taskRuns.get('later')).toMatchObject({ interval: 3600, successes: 0, failures: 0, lastSuccess: 0 })
  await worker.stop()
})
