import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reveal } from '#site/runtime/state/constants.ts'
import { debounce, throttle } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[K4] scrolling is looked at at once, then every 99 ms, and once more after its end', () => {
  const look = vi.fn<() => void>()
  const onScroll = throttle(look, reveal.throttle)
  onScroll()
  expect(look).toHaveBeenCalledTimes(1)
  onScroll()
  onScroll()
  vi.advanceTimersByTime(98)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledTimes(2)
  onScroll()
  expect(look).toHaveBeenCalledTimes(3)
})

test('[K4] resizing is looked at when it has been quiet for 50 ms', () => {
  const look = vi.fn<() => void>()
  const onResize = debounce(look, reveal.debounce)
  onResize()
  vi.advanceTimersByTime(49)
  onResize()
  vi.advanceTimersByTime(49)
  expect(look).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(1)
})
