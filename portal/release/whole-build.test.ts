import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions, isInRange } from '#domain/release/release-version.ts'
import { type Candidate, chooseBuild } from './whole-build.ts'

const release = (version: string, rest: Partial<Candidate> = {}): Candidate => ({
  version,
  channel: 'stable',
  isSupported: true,
  advisories: [],
  ...rest,
})
const open = { advisories: ['ARM-2026-001'] }
const versionsOf = (parts: Candidate[]) => parts.map(({ version }) => version)

describe('the build to take', () => {
  it('is a base with its newest update, the base first', () => {
    const list = [release('R2024b Update 5'), release('R2024b Update 4', open), release('R2024b', open)]
    const { parts, passedOver } = chooseBuild(list)
    expect(versionsOf(parts)).toEqual(['R2024b', 'R2024b Update 5'])
    expect(passedOver).toEqual([])
  })

  it('is an older one where the newest is affected, which is named', () => {
    const list = [release('R2026b', open), release('R2026a Update 3'), release('R2026a', open)]
    const { parts, passedOver } = chooseBuild(list)
    expect(versionsOf(parts)).toEqual(['R2026a', 'R2026a Update 3'])
    expect(versionsOf(passedOver)).toEqual(['R2026b'])
  })

  it('is none where every supported one is affected, nor an update without its base', () => {
    const list = [release('R2026b', open), release('R2025b Update 1'), release('R2025a', { isSupported: false })]
    expect(chooseBuild(list)).toEqual({ parts: [], passedOver: [list[0]] })
  })

  it('leaves out what cannot be had, and takes a beta without a support period and a semantic version as it is', () => {
    const list = [release('R2026b'), release('R2026a')]
    expect(versionsOf(chooseBuild(list, ([part]) => part?.version !== 'R2026b').parts)).toEqual(['R2026a'])
    const beta = release('R2027a Beta 1', { channel: 'beta', isSupported: false })
    expect(chooseBuild([beta]).parts).toEqual([beta])
    expect(versionsOf(chooseBuild([release('2.4.1'), release('2.4')]).parts)).toEqual(['2.4.1'])
  })

  it('has no open advisory, is the newest such, and is found whenever there is one', () => {
    const stage = fc.constantFrom('', ' Update 1', ' Update 2', ' Update 3')
    const version = fc
      .tuple(fc.integer({ min: 2023, max: 2026 }), fc.constantFrom('a', 'b'), stage)
      .map(([year, half, suffix]) => `R${year}${half}${suffix}`)
    const range = fc.record({
      from: fc.option(version, { nil: undefined }),
      before: fc.option(version, { nil: undefined }),
    })
    const property = fc.property(
      fc.uniqueArray(fc.tuple(version, fc.boolean()), { selector: ([name]) => name, maxLength: 16 }),
      fc.array(range, { maxLength: 4 }),
      (drawn, ranges) => {
        const affecting = (name: string) =>
          ranges.filter(({ before, from }) =>
            isInRange(name, { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }),
          )
        const list = drawn
          .map(([name, isSupported]) => release(name, { isSupported, advisories: affecting(name) }))
          .toSorted((a, b) => compareVersions(b.version, a.version) ?? 0)
        const names = new Set(list.map(({ version: name }) => name))
        const { parts, passedOver } = chooseBuild(list)
        // By the words of the rule alone: what is installed at the end is the last part.
        const whole = list.filter(
          ({ advisories, isSupported, version: name }) =>
            isSupported && advisories.length === 0 && names.has(name.split(' ')[0] ?? ''),
        )
        expect(parts.at(-1)).toBe(whole[0])
        expect(parts.map(({ version: name }) => name)).toEqual(
          whole[0] === undefined ? [] : [...new Set([whole[0].version.split(' ')[0], whole[0].version])],
        )
        for (const each of passedOver) {
          expect(each.advisories).not.toEqual([])
          expect(whole[0] === undefined || (compareVersions(each.version, whole[0].version) ?? 0) > 0).toBe(true)
        }
      },
    )
    fc.assert(property)
  })
})
