import { describe, expect, it } from 'vitest'
import { hex, oklchToSrgb, paletteOf, writeDiverging } from './palette.ts'

describe('oklchToSrgb', () => {
  it('gives the published values of the primaries (CSS Color 4)', () => {
    expect(hex(oklchToSrgb([0.62796, 0.25768, 29.2339]))).toBe('#ff0000')
    expect(hex(oklchToSrgb([0.86644, 0.29483, 142.4953]))).toBe('#00ff00')
    expect(hex(oklchToSrgb([0.45201, 0.31321, 264.052]))).toBe('#0000ff')
  })

  it('keeps greys neutral', () => {
    expect(hex(oklchToSrgb([1, 0, 0]))).toBe('#ffffff')
    expect(hex(oklchToSrgb([0, 0, 0]))).toBe('#000000')
    const [r, g, b] = oklchToSrgb([0.5999, 0, 0])
    expect(r).toBeCloseTo(0.502, 2)
    expect(g).toBeCloseTo(r, 4)
    expect(b).toBeCloseTo(r, 4)
  })
})

describe('ramps', () => {
  const lightness = (ramp: Float64Array, i: number): number =>
    0.2126 * ramp[3 * i]! + 0.7152 * ramp[3 * i + 1]! + 0.0722 * ramp[3 * i + 2]!

  it.each([
    ['ink', 1],
    ['paper', -1],
  ] as const)('%s runs one way in lightness, so that order can be read without hue', (theme, sign) => {
    const { sequential } = paletteOf(theme)
    for (let i = 16; i <= 2048; i += 16)
      expect(sign * (lightness(sequential, i) - lightness(sequential, i - 16))).toBeGreaterThan(0)
  })

  it('shows weak signed values by the square root and leaves zero on the ground', () => {
    const { diverging } = paletteOf('ink')
    const out = new Float64Array(3)
    const brightness = (value: number): number => {
      writeDiverging(diverging, value, out, 0.001)
      return out[0]! + out[1]! + out[2]!
    }
    expect(brightness(0)).toBeLessThan(brightness(0.04))
    writeDiverging(diverging, 0.25, out, 1e-9)
    expect(out[0]).toBeCloseTo(diverging[3 * 1536]!, 5)
  })
})
