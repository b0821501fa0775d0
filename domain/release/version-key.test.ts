import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions } from './release-version.ts'
import { versionKey } from './version-key.ts'

const number = fc.oneof(fc.nat(12), fc.nat(100_000))
const calendar = fc
  .tuple(
    fc.integer({ min: 2019, max: 2031 }),
    fc.constantFrom('a', 'b'),
    fc.constantFrom('', ' Beta', ' Update'),
    fc.integer({ min: 1, max: 99 }),
  )
  .map(([year, half, stage, count]) => `R${year}${half}${stage && `${stage} ${count}`}`)
const identifier = fc.oneof(number.map(String), fc.stringMatching(/^[a-zA-Z-][0-9a-zA-Z-]{0,6}$/))
const semantic = fc
  .tuple(number, number, number, fc.array(identifier, { maxLength: 3 }))
  .map(([major, minor, patch, tail]) => `${major}.${minor}.${patch}${tail.length > 0 ? `-${tail.join('.')}` : ''}`)

describe('the key of a version', () => {
  it.each([calendar, semantic])('sorts as the versions do (%#)', (version) => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const [left, right] = [versionKey(a), versionKey(b)]
        expect(Math.sign(left < right ? -1 : left > right ? 1 : 0)).toBe(Math.sign(compareVersions(a, b) ?? Number.NaN))
        expect(left).toMatch(/^[0-9a-f]+$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('is empty for what is no version', () => {
    expect(versionKey('latest')).toBe('')
  })
})
