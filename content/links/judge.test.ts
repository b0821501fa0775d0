import { describe, expect, it } from 'vitest'
import { failureOf, judge } from './judge.ts'

const link = { id: 1, address: 'https://a.example/' }
const at = (hours: number) => new Date(Date.UTC(2030, 0, 1, hours))

describe('26 (point 8): what was found at an address', () => {
  it.each([200, 204, 301, 401, 403, 405, 429, 503, 999])('%s is something', (status) => {
    expect(failureOf({ status })).toBeUndefined()
  })
  it.each([404, 410, 400, 500, 502])('%s is nothing', (status) => {
    expect(failureOf({ status })).toBe(String(status))
  })

  it('is broken when it fails again a day later, not before, and good again at once', () => {
    const first = judge(link, 'timeout', { now: at(0) })
    expect(first).toMatchObject({ isBroken: false, failingSince: at(0).toISOString(), nextAt: at(24).toISOString() })
    expect(judge({ ...link, ...first }, 'timeout', { now: at(23) }).isBroken).toBe(false)
    const second = judge({ ...link, ...first }, '404', { now: at(24) })
    expect(second).toMatchObject({ isBroken: true, failingSince: at(0).toISOString(), reason: '404' })
    expect(judge({ ...link, ...second }, undefined, { now: at(48) })).toEqual({
      checkedAt: at(48).toISOString(),
      nextAt: at(48 + 7 * 24).toISOString(),
      failingSince: null,
      isBroken: false,
      reason: null,
    })
  })

  it('needs no second look where none would change it', () => {
    expect(judge(link, 'noPage', { now: at(0), isCertain: true }).isBroken).toBe(true)
  })
})
