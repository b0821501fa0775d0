import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { everything, TagCache, type Facts } from './cache.ts'

interface Text {
  text: string
}
const create = (options: { maxBytes?: number; maxAge?: number; staleFor?: number } = {}) =>
  new TagCache<Text>({ maxBytes: 1_000_000, maxAge: 1000, sizeOf: ({ text }) => text.length, ...options })
const making = (text: string, facts?: Facts) => () => Promise.resolve({ value: { text }, ...(facts && { facts }) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('TagCache', () => {
  it('makes a value once and keeps it until its age is over', async () => {
    const cache = create()
    expect(await cache.getOrMake('a', making('1', { tags: ['t'] }))).toEqual({ value: { text: '1' }, hit: false })
    expect(await cache.getOrMake('a', making('2', { tags: ['t'] }))).toEqual({ value: { text: '1' }, hit: true })
    vi.setSystemTime(1_000_999)
    expect(cache.get('a')?.text).toBe('1')
    vi.setSystemTime(1_001_000)
    expect(cache.get('a')).toBeUndefined()
    expect(cache.size).toBe(0)
  })

  it('keeps a value no longer than it says itself', async () => {
    const cache = create()
    await cache.getOrMake('a', making('1', { tags: [], expiresAt: 1_000_500 }))
    vi.setSystemTime(1_000_500)
    expect(cache.get('a')).toBeUndefined()
    await cache.getOrMake('b', making('1', { tags: [], expiresAt: 1_000_400 }))
    expect(cache.size).toBe(0)
  })

  it('keeps nothing that came without facts, and nothing that failed', async () => {
    const cache = create()
    await cache.getOrMake('a', making('1'))
    await expect(cache.getOrMake('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(cache.size).toBe(0)
    expect((await cache.getOrMake('b', making('2', { tags: [] }))).value.text).toBe('2')
  })

  it('a crowd that asks at once has one making', async () => {
    const cache = create()
    const { promise, resolve } = Promise.withResolvers<{ value: Text; facts: Facts }>()
    const make = vi.fn<() => typeof promise>(() => promise)
    const asked = Array.from({ length: 50 }, () => cache.getOrMake('a', make))
    resolve({ value: { text: '1' }, facts: { tags: ['t'] } })
    expect((await Promise.all(asked)).every(({ value }) => value.text === '1')).toBe(true)
    expect(make).toHaveBeenCalledOnce()
  })

  it.each([
    ['its tag', 't'],
    ['everything', everything],
  ])('refuses a value under way when %s is purged, and gives it to nobody who asks later', async (_name, tag) => {
    const cache = create()
    const old = Promise.withResolvers<{ value: Text; facts: Facts }>()
    const early = cache.getOrMake('a', () => old.promise)
    cache.purge([tag])
    const late = cache.getOrMake('a', making('new', { tags: ['t'] }))
    old.resolve({ value: { text: 'old' }, facts: { tags: ['t'] } })
    expect((await early).value.text).toBe('old')
    expect((await late).value.text).toBe('new')
    expect(cache.get('a')?.text).toBe('new')
  })

  it('keeps a value under way when another tag is purged', async () => {
    const cache = create()
    const slow = Promise.withResolvers<{ value: Text; facts: Facts }>()
    const asked = cache.getOrMake('a', () => slow.promise)
    cache.purge(['other'])
    slow.resolve({ value: { text: '1' }, facts: { tags: ['t'] } })
    await asked
    expect(cache.get('a')?.text).toBe('1')
  })

  it('is bounded by bytes, and what is asked for stays longest', async () => {
    const cache = create({ maxBytes: 50_000 })
    for (let index = 0; index < 10; index += 1) {
      await cache.getOrMake(`k${index}`, making('x'.repeat(10_000), { tags: ['t'] }))
      cache.get('k0')
    }
    expect(cache.bytes).toBeLessThanOrEqual(50_000)
    expect(cache.get('k0')).toBeDefined()
    expect(cache.get('k1')).toBeUndefined()
  })

  it('is bounded when somebody makes up names for empty values', async () => {
    const cache = create({ maxBytes: 1_000_000 })
    for (let index = 0; index < 5000; index += 1)
      await cache.getOrMake(`name ${index} ${'x'.repeat(100)}`, making('', { tags: ['t'] }))
    expect(cache.size).toBeLessThan(1000)
  })

  it('does not keep a value that is larger than the whole store', async () => {
    const cache = create({ maxBytes: 5000 })
    await cache.getOrMake('a', making('x'.repeat(5000), { tags: ['t'] }))
    expect(cache.size).toBe(0)
    expect(cache.purge(['t'])).toEqual([])
  })

  it('knows what is asked for again and how often; half of it lasts beyond a value’s age, nothing beyond a purge', async () => {
    const cache = create({ staleFor: 1000 })
    for (const key of ['once', 'often', 'seldom']) await cache.getOrMake(key, making(key, { tags: [key] }))
    for (let times = 0; times < 6; times += 1) cache.get('often')
    await cache.getOrMake('seldom', making('not made'))
    expect(cache.mostUsed(20)).toEqual(['often', 'seldom'])
    expect(cache.mostUsed(1)).toEqual(['often'])
    vi.setSystemTime(Date.now() + 1000)
    cache.get('often')
    await cache.getOrMake('often', making('2', { tags: ['often'] }))
    expect(cache.purge(['often', 'once'])).toEqual([
      { key: 'often', uses: 3 },
      { key: 'once', uses: 0 },
    ])
    await cache.getOrMake('often', making('3', { tags: ['often'] }))
    expect(cache.purge(['often'])).toEqual([{ key: 'often', uses: 0 }])
  })

  it('does what a plain map with tags does, whatever the order of events', async () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const tags = fc.subarray(['s', 't', 'u'])
    const step = fc.oneof(
      fc.record({ do: fc.constant('make' as const), key, tags }),
      fc.record({ do: fc.constant('purge' as const), tags }),
      fc.record({ do: fc.constant('wait' as const), time: fc.integer({ min: 0, max: 800 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const cache = create()
        const model = new Map<string, { text: string; tags: string[]; until: number }>()
        for (const [index, each] of steps.entries()) {
          if (each.do === 'wait') vi.setSystemTime(Date.now() + each.time)
          for (const [name, { until }] of model) if (until <= Date.now()) model.delete(name)
          if (each.do === 'make') {
            const known = model.get(each.key)
            const made = { text: String(index), tags: each.tags, until: Date.now() + 1000 }
            if (known === undefined) model.set(each.key, made)
            const { hit, value } = await cache.getOrMake(each.key, making(made.text, { tags: each.tags }))
            expect({ hit, text: value.text }).toEqual({ hit: known !== undefined, text: known?.text ?? made.text })
          }
          if (each.do === 'purge') {
            cache.purge(each.tags)
            for (const [name, entry] of model) if (entry.tags.some((tag) => each.tags.includes(tag))) model.delete(name)
          }
          for (const name of ['a', 'b', 'c']) expect(cache.get(name)?.text).toBe(model.get(name)?.text)
        }
      }),
    )
  })
})
