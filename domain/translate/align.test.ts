import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, type Pair, type PassageState } from './align.ts'

/** What a text and its translation are known to say, once both were met. */
const meet = (source: readonly string[], target: readonly string[]): Pair[] =>
  align(source, target, { before: [] }).pairs

/** The states in the order of the source, then what the translation alone has. */
function states(source: readonly string[], target: readonly string[], before: readonly Pair[]): PassageState[] {
  const { passages } = align(source, target, { before })
  return passages
    .toSorted((one, other) => (one.source ?? Infinity) - (other.source ?? Infinity))
    .map(({ state }) => state)
}

const zh = ['一', '二', '三', '四']
const en = ['1', '2', '3', '4']

describe('passages beside each other', () => {
  it('are current when they are met, and as long as neither is changed', () => {
    expect(states(zh, en, meet(zh, en))).toEqual(['current', 'current', 'current', 'current'])
  })

  it('are outdated where the source is changed, and there alone', () => {
    expect(states(['一', '二', '三改', '四'], en, meet(zh, en))).toEqual(['current', 'current', 'outdated', 'current'])
  })

  it('show a new paragraph as the one that is missing', () => {
    expect(states(['一', '新', '二', '三', '四'], en, meet(zh, en))).toEqual([
      'current',
      'missing',
      'current',
      'current',
      'current',
    ])
  })

  it('show what the source no longer has', () => {
    expect(states(['一', '三', '四'], en, meet(zh, en))).toEqual(['current', 'current', 'current', 'extra'])
  })

  it('are current again once the translation is written, and the others stay outdated', () => {
    const changed = ['一改', '二', '三改', '四']
    const { pairs } = align(changed, ['1', '2', '3 new', '4'], { before: meet(zh, en) })
    expect(states(changed, ['1', '2', '3 new', '4'], pairs)).toEqual(['outdated', 'current', 'current', 'current'])
    // And current when the source comes back.
    expect(states(['一', '二', '三改', '四'], ['1', '2', '3 new', '4'], pairs)).not.toContain('outdated')
  })

  it('take a passage for written where it now says what another one says', () => {
    const { passages } = align(zh, ['1', '1', '3', '4'], { before: meet(zh, en) })
    expect(passages.every(({ state }) => state === 'current')).toBe(true)
  })

  it('remember what was left out, and what the translation adds', () => {
    const before: Pair[] = [...meet(['一'], ['1']), ['二', '']]
    expect(states(['一', '二'], ['1'], before)).toEqual(['current', 'current'])
    expect(states(['一', '二改'], ['1'], before)).toEqual(['current', 'missing'])
    expect(meet(['一'], ['1', 'added'])).toContainEqual(['', 'added'])
  })
})

describe('any text and its translation', () => {
  const text = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })

  it('give an alarm for each changed passage of the source, and no other one', () => {
    fc.assert(
      fc.property(text, fc.nat(), (source, place) => {
        const target = source.map((each) => `=${each}`)
        const changed = place % source.length
        const now = source.with(changed, `${source[changed] ?? ''} changed beyond the others`)
        const { passages } = align(now, target, { before: meet(source, target) })
        expect(passages.filter(({ state }) => state !== 'current')).toEqual([
          { source: changed, target: changed, state: 'outdated' },
        ])
      }),
      { numRuns: 500 },
    )
  })

  it('give none when only the translation is written, whatever becomes of it, where no passage goes', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.tuple(fc.nat(), fc.string({ minLength: 1, maxLength: 3 })), { maxLength: 8 }),
        (source, edits) => {
          let target = source.map((each) => `=${each}`)
          let before = meet(source, target)
          for (const [place, words] of edits) {
            target = target.with(place % target.length, words)
            const { pairs, passages } = align(source, target, { before })
            expect(passages.filter(({ state }) => state !== 'current')).toEqual([])
            before = pairs
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('take long texts in little time', () => {
    const source = Array.from({ length: 3000 }, (_, index) => `zh${index}`)
    const target = source.map((each) => `en${each}`)
    const before = meet(source, target)
    const start = performance.now()
    align(source.with(1500, 'changed'), target, { before })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
