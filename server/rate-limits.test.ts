import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRateLimiter, rateLimits } from './rate-limits.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('lets as many pass as the table says, then says how long to wait, then lets pass again', async () => {
  const limiter = createRateLimiter(true)
  const { duration, points } = rateLimits.setUp
  for (let count = 0; count < points; count += 1) expect(await limiter.take('setUp', 'a')).toBeUndefined()
  const wait = await limiter.take('setUp', 'a')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(duration)
  await vi.advanceTimersByTimeAsync(duration * 1000)
  expect(await limiter.take('setUp', 'a')).toBeUndefined()
})

it('counts each address and each limit for itself', async () => {
  const limiter = createRateLimiter(true)
  for (let count = 0; count <= rateLimits.setUp.points; count += 1) await limiter.take('setUp', 'a')
  expect(await limiter.take('setUp', 'a')).toBeDefined()
  expect(await limiter.take('setUp', 'b')).toBeUndefined()
  expect(await limiter.take('signIn', 'a')).toBeUndefined()
})

it('guessing a password is limited more strictly than reading', () => {
  const rate = ({ duration, points }: { duration: number; points: number }) => points / duration
  expect(rate(rateLimits.signIn)).toBeLessThan(rate(rateLimits.call) / 10)
})

it('counts nothing when it is off', async () => {
  const limiter = createRateLimiter(false)
  for (let count = 0; count <= rateLimits.setUp.points; count += 1)
    expect(await limiter.take('setUp', 'a')).toBeUndefined()
})
