import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { iconLoading } from '#site/runtime/state/constants.ts'
import { requestWithRetries } from './icons.ts'

const { fetchTimeout, rotate, timeout } = iconLoading

/** A real server; only the loader's clock is ours. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (signal: AbortSignal) => fetch(`http://127.0.0.1:${port}/`, { signal }).then((answer) => answer.text())
  return { server, ask }
}
const closing: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  closing.splice(0).forEach((close) => close())
})

describe('asking in turns', () => {
  it('[K5] a first answer is taken, and nothing is asked again', async () => {
    const requests = vi.fn<() => void>()
    const { ask } = await serve((_request, response) => {
      requests()
      response.end('icons')
    })
    expect(await requestWithRetries(ask)).toBe('icons')
    await vi.advanceTimersByTimeAsync(2 * timeout)
    expect(requests).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[K5] a server that hangs is asked again after 750 ms, and the answer that comes is taken', async () => {
    let requests = 0
    const { ask, server } = await serve((_request, response) => {
      requests += 1
      if (requests === 2) response.end('icons')
    })
    const first = once(server, 'request')
    const answer = requestWithRetries(ask)
    await first
    await vi.advanceTimersByTimeAsync(rotate - 1)
    expect(requests).toBe(1)
    const second = once(server, 'request')
    await vi.advanceTimersByTimeAsync(1)
    await second
    expect(await answer).toBe('icons')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[K5] one request is given up after 1500 ms, all of them after 5000 ms', async () => {
    const { ask, server } = await serve(() => {})
    const signals: AbortSignal[] = []
    const first = once(server, 'request')
    const answer = requestWithRetries((signal) => {
      signals.push(signal)
      return ask(signal)
    })
    await first
    await vi.advanceTimersByTimeAsync(fetchTimeout - 1)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]?.aborted).toBe(true)
    const isOver = vi.fn<() => void>()
    void answer.then(isOver)
    await vi.advanceTimersByTimeAsync(timeout - fetchTimeout - 1)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBeUndefined()
    expect(signals).toHaveLength(Math.ceil(timeout / rotate))
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[K5] a failure is not an answer: it is asked again in its turn, not at once', async () => {
    let attempts = 0
    const answer = requestWithRetries(async () => {
      attempts += 1
      if (attempts < 3) throw new Error('refused')
      return 'icons'
    })
    await vi.advanceTimersByTimeAsync(rotate - 1)
    expect(attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toBe(2)
    await vi.advanceTimersByTimeAsync(rotate)
    expect(await answer).toBe('icons')
  })
})
