import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { everything } from '#lib/cache.ts'
import type { Log } from '#lib/log.ts'
import { PurgeQueue } from './purge-queue.ts'

const logged: unknown[] = []
const note = (...words: unknown[]) => void logged.push(...words)
const log = { error: note, warn: note } as unknown as Log

/** A CDN that keeps what it is asked for. */
function open() {
  const cdn = { asked: [] as string[], isAway: false }
  const queue = new PurgeQueue({
    log,
    send: async (keys) => {
      cdn.asked.push(keys.join(' '))
      await Promise.resolve()
      if (cdn.isAway) throw new Error('it answered 503')
    },
  })
  return { cdn, queue }
}

/** One that has begun and has nothing left to do. */
async function openCalm() {
  const opened = open()
  opened.queue.begin()
  await vi.advanceTimersByTimeAsync(10_000)
  opened.cdn.asked.length = 0
  return opened
}

const soon = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  logged.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('purges of the CDN', () => {
  it('begin with everything, once the process can answer, whatever was heard before', async () => {
    const { cdn, queue } = open()
    queue.add(['news'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(cdn.asked).toEqual([])
    queue.begin()
    await soon()
    expect(cdn.asked).toEqual(['portico'])
  })

  it('are sent at once and in order, and again after two seconds for what was on its way', async () => {
    const { cdn, queue } = await openCalm()
    queue.add(['news', 'news:1'])
    await soon()
    expect(cdn.asked).toEqual(['news news:1'])
    queue.add(['cases'])
    queue.add(['site'])
    await soon()
    expect(cdn.asked).toEqual(['news news:1', 'cases', 'site'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cdn.asked.slice(3).join(' ')).toBe('news news:1 cases site')
    expect(queue.read()).toMatchObject({ waiting: 0, oldest: undefined, failed: 0 })
  })

  it('go to the CDN in batches, each key once', async () => {
    const { cdn, queue } = await openCalm()
    const tags = Array.from({ length: 250 }, (_, place) => `news:${place}`)
    queue.add([...tags, ...tags])
    await soon()
    expect(cdn.asked.map((keys) => keys.split(' ').length)).toEqual([100, 100, 50])
  })

  it('are tried again with longer and longer pauses, what came first before what came later', async () => {
    const { cdn, queue } = await openCalm()
    cdn.isAway = true
    const begun = Date.now()
    queue.add(['news'])
    await soon()
    queue.add(['cases'])
    await vi.advanceTimersByTimeAsync(250 + 500 + 1000)
    expect(cdn.asked).toEqual(['news', 'news cases', 'news cases', 'news cases'])
    expect(queue.read()).toMatchObject({ waiting: 2, oldest: begun, failed: 4 })
    cdn.isAway = false
    await vi.advanceTimersByTimeAsync(2000)
    expect(cdn.asked.at(-1)).toBe('news cases')
    expect(queue.read()).toMatchObject({ waiting: 0 })
    expect(logged).toEqual([
      { reason: 'it answered 503' },
      'the CDN does not purge and is asked again',
      { failures: 4 },
      'the CDN purges again',
    ])
  })

  it('become one of everything when they are too many, or refused for long', async () => {
    const { cdn, queue } = await openCalm()
    cdn.isAway = true
    queue.add(['news'])
    await vi.advanceTimersByTimeAsync(59_000)
    expect(new Set(cdn.asked)).toEqual(new Set(['news']))
    await vi.advanceTimersByTimeAsync(20_000)
    queue.add(['cases'])
    expect(queue.read().waiting).toBe(1)
    cdn.isAway = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(cdn.asked.at(-1)).toBe('portico')
    cdn.asked.length = 0
    queue.add(Array.from({ length: 1001 }, (_, place) => `news:${place}`))
    await soon()
    queue.add(['cases', everything, 'site'])
    await soon()
    expect(cdn.asked).toEqual(['portico', 'portico'])
  })

  it('are tried once more by a process that stops, and not for ever', async () => {
    const { cdn, queue } = await openCalm()
    queue.add(['news'])
    await soon()
    const stopped = queue.stop()
    await soon()
    await stopped
    expect(cdn.asked).toEqual(['news', 'news'])

    const other = await openCalm()
    other.cdn.isAway = true
    other.queue.add(['news'])
    await vi.advanceTimersByTimeAsync(1000)
    other.cdn.asked.length = 0
    const ended = other.queue.stop()
    await soon()
    await ended
    expect(other.cdn.asked).toEqual(['news'])
  })

  it('do not keep a process that stops waiting for a CDN that does not answer', async () => {
    const queue = new PurgeQueue({ log, send: () => new Promise(() => undefined) })
    queue.begin()
    const stopped = queue.stop()
    await vi.advanceTimersByTimeAsync(5000)
    await expect(stopped).resolves.toBeUndefined()
    expect(queue.read()).toMatchObject({ waiting: 1 })
  })
})
