import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRangeStillRight, readRanges } from './range.ts'

const whole = 'whole'
const none = 'unsatisfiable'
const part = (start: number, end: number) => [{ start, end }]

/** What a header asks for of a file of 1,000 bytes. */
const cases: [header: string | undefined, wanted: unknown][] = [
  [undefined, whole],
  ['', whole],
  ['bytes=0-0', part(0, 0)],
  ['bytes=0-499', part(0, 499)],
  ['bytes=500-999', part(500, 999)],
  ['bytes=999-999', part(999, 999)],
  ['bytes=0-', part(0, 999)],
  ['bytes=400-', part(400, 999)],
  ['bytes=999-', part(999, 999)],
  ['bytes=-1', part(999, 999)],
  ['bytes=-500', part(500, 999)],
  ['bytes=-1000', part(0, 999)],
  ['bytes=-5000', part(0, 999)],
  ['bytes=0-5000', part(0, 999)],
  ['bytes=900-5000', part(900, 999)],
  ['BYTES=0-1', part(0, 1)],
  [' bytes=0-1 ', part(0, 1)],
  ['bytes=1000-', none],
  ['bytes=1000-1001', none],
  ['bytes=-0', none],
  ['bytes=5-4', whole],
  ['bytes=-', whole],
  ['bytes=', whole],
  ['bytes=a-b', whole],
  ['bytes=1.5-2', whole],
  ['bytes=+1-2', whole],
  ['bytes=0x1-2', whole],
  ['items=0-1', whole],
  ['bytes 0-1', whole],
  ['bytes=0-1;2-3', whole],
  ['bytes=99999999999999999999-', whole],
  ['bytes=0-0,-1', [...part(0, 0), ...part(999, 999)]],
  ['bytes=0-9, 20-29, 40-49', [...part(0, 9), ...part(20, 29), ...part(40, 49)]],
  ['bytes=20-29,0-9', [...part(0, 9), ...part(20, 29)]],
  ['bytes=0-9,10-19', part(0, 19)],
  ['bytes=0-500,100-200,400-600', part(0, 600)],
  ['bytes=0-1,5000-', part(0, 1)],
  ['bytes=0-1,x', whole],
  ['bytes=,0-1,', part(0, 1)],
  [`bytes=${Array.from({ length: 9 }, (_, index) => `${index * 10}-${index * 10}`).join(',')}`, none],
]

describe('ranges of a file of 1,000 bytes', () => {
  it.each(cases)('%j', (header, wanted) => {
    expect(readRanges(header, 1000)).toEqual(wanted)
  })

  it('an empty file has none', () => {
    expect(readRanges('bytes=0-', 0)).toBe(none)
    expect(readRanges('bytes=-1', 0)).toBe(none)
  })

  it('whatever is asked, what is given lies in the file, in order and apart', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.stringMatching(/^\d{0,4}-\d{0,4}$/)).map((parts) => `bytes=${parts.join(',')}`),
    )
    let found = 0
    fc.assert(
      fc.property(text, fc.nat(3000), (header, size) => {
        const given = readRanges(header, size)
        if (typeof given === 'string') return
        found += 1
        expect(given.length).toBeGreaterThan(0)
        for (const [index, { end, start }] of given.entries()) {
          expect(start).toBeLessThanOrEqual(end)
          expect(end).toBeLessThan(size)
          expect(start).toBeGreaterThan((given[index - 1]?.end ?? -2) + 1)
        }
      }),
      { numRuns: 2000 },
    )
    expect(found).toBeGreaterThan(100)
  })
})

describe('If-Range', () => {
  const facts = { etag: '"abc"', modified: new Date('2026-11-12T01:00:00.500Z') }
  it.each([
    [undefined, true],
    ['"abc"', true],
    ['"abd"', false],
    ['W/"abc"', false],
    ['Thu, 12 Nov 2026 01:00:00 GMT', true],
    ['Thu, 12 Nov 2026 01:00:01 GMT', false],
    ['Thu, 12 Nov 2026 00:59:59 GMT', false],
    ['nonsense', false],
  ])('%s', (header, wanted) => {
    expect(isRangeStillRight(header, facts)).toBe(wanted)
  })
})
