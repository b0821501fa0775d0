import { describe, expect, it } from 'vitest'
import { createRandom } from '#demo/figures/random.ts'
import { delaunay } from './delaunay.ts'
import { transform } from './fourier.ts'
import { symmetricEigen } from './jacobi.ts'
import { rungeKutta } from './runge-kutta.ts'

describe('transform', () => {
  it('finds the one frequency of a cosine, and returns the signal by its inverse', () => {
    const re = Float64Array.from({ length: 64 }, (_, n) => Math.cos((2 * Math.PI * 5 * n) / 64))
    const im = new Float64Array(64)
    const signal = Float64Array.from(re)
    transform(re, im)
    expect(re[5]).toBeCloseTo(32, 10)
    expect(re[6]).toBeCloseTo(0, 10)
    transform(re, im, true)
    re.forEach((value, n) => expect(value).toBeCloseTo(signal[n]!, 12))
  })

  it('refuses lengths that are no power of two', () => {
    expect(() => transform(new Float64Array(12), new Float64Array(12))).toThrow(RangeError)
  })
})

describe('symmetricEigen', () => {
  it('gives the eigenvalues of the chain of springs', () => {
    const n = 8
    const matrix = Float64Array.from({ length: n * n }, (_, k) => {
      const [i, j] = [Math.floor(k / n), k % n]
      return i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0
    })
    symmetricEigen(matrix, n).values.forEach((value, k) =>
      expect(value).toBeCloseTo(2 - 2 * Math.cos(((k + 1) * Math.PI) / (n + 1)), 10),
    )
  })
})

describe('rungeKutta', () => {
  it('gains a factor of sixteen from half the step', () => {
    const error = (steps: number): number => {
      const state = Float64Array.from([1, 0])
      const step = rungeKutta(2, (s, out) => {
        out[0] = s[1]!
        out[1] = -s[0]!
      })
      for (let i = 0; i < steps; i++) step(state, 1 / steps)
      return Math.abs(state[0]! - Math.cos(1))
    }
    expect(error(20) / error(40)).toBeGreaterThan(14)
    expect(error(20) / error(40)).toBeLessThan(36)
  })
})

describe('delaunay', () => {
  it('leaves no point inside the circle of a triangle and covers the hull', () => {
    const random = createRandom(9)
    const x = [0, 1, 1, 0, ...Array.from({ length: 60 }, () => random())]
    const y = [0, 0, 1, 1, ...Array.from({ length: 60 }, () => random())]
    const triangles = delaunay(x, y)
    let area = 0
    for (const [a, b, c] of triangles) {
      const [bx, by, cx, cy] = [x[b]! - x[a]!, y[b]! - y[a]!, x[c]! - x[a]!, y[c]! - y[a]!]
      const d = 2 * (bx * cy - by * cx)
      area += d / 4
      const ux = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / d
      const uy = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / d
      for (let i = 0; i < x.length; i++)
        expect((x[i]! - x[a]! - ux) ** 2 + (y[i]! - y[a]! - uy) ** 2).toBeGreaterThan((ux * ux + uy * uy) * (1 - 1e-9))
    }
    expect(area).toBeCloseTo(1, 10)
  })
})
