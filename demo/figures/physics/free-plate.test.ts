import { describe, expect, it } from 'vitest'
import { freePlateModes } from './free-plate.ts'

describe('freePlateModes', () => {
  it('gives the frequencies of the free square plate for ν = 0.3 (Leissa 1973; Gorman 1978)', () => {
    const lowest = freePlateModes(14, 0.3)
      .slice(0, 6)
      .map((mode) => mode.frequency)
    const published = [13.468, 19.596, 24.27, 34.801, 34.801, 61.093]
    lowest.forEach((value, i) => expect(value).toBeCloseTo(published[i]!, 2))
  })

  it('falls towards the true frequency as terms are added, as Ritz requires', () => {
    const first = [6, 8, 12].map((terms) => freePlateModes(terms, 0.3)[0]!.frequency)
    expect(first[1]!).toBeLessThanOrEqual(first[0]!)
    expect(first[2]!).toBeLessThanOrEqual(first[1]! + 1e-9)
  })
})
