import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdnHeaders, keyOf } from './headers.ts'

const keepSeconds = 3600
const control = (seconds: number) =>
  cdnHeaders({ tags: ['news'], expiresAt: Date.now() + seconds * 1000 }, { keepSeconds })['Surrogate-Control']

describe('what a stored page says to a CDN', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('names every record that it shows, and a key that all pages have', () => {
    expect(cdnHeaders({ tags: ['news', 'site', 'cases:7', 'news'] }, { keepSeconds: 60 })).toEqual({
      'Surrogate-Control': 'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
      'Surrogate-Key': 'portico news site cases:7',
    })
  })

  it('names collections in the place of too many records, and is not kept where even these are too many', () => {
    const many = (count: number, name: (place: number) => string) =>
      Array.from({ length: count }, (_, place) => name(place))
    const fine = cdnHeaders({ tags: many(300, (place) => `news:${place}`) }, { keepSeconds })['Surrogate-Key']
    expect(fine).toMatch(/ news:299$/)
    const records = [...many(600, (place) => `news:${place}`), 'site', 'cases:1']
    expect(cdnHeaders({ tags: records }, { keepSeconds })['Surrogate-Key']).toBe('portico news site cases')
    expect(cdnHeaders({ tags: many(600, (place) => `collection-${place}:1`) }, { keepSeconds })).toEqual({})
  })

  it('has no longer than the page is right, with the time that it may lie in the store before it is sent', () => {
    const whole = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'
    expect(control(300 + 3600 + 60)).toBe(whole)
    // No old page after its time either.
    expect(control(300 + 3600 + 59)).toBe('max-age=3600')
    expect(control(300 + 10)).toBe('max-age=10')
    expect(control(300)).toBeUndefined()
    expect(control(1)).toBeUndefined()
  })

  it('writes a tag so that it is one key, and part of no pattern', () => {
    expect(['news:12', 'site-settings', '*'].map(keyOf)).toEqual(['news:12', 'site-settings', 'portico'])
    expect(keyOf('a b|c*(新')).toBe('a%20b%7cc%2a%28%e6%96%b0')
  })
})
