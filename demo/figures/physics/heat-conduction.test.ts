import { describe, expect, it } from 'vitest'
import { solveConduction } from './heat-conduction.ts'

describe('solveConduction', () => {
  it('agrees with the closed form of a straight bar cooled at its end', () => {
    const [cell, k, h, q] = [0.001, 50, 400, 2e4]
    const field = solveConduction({
      nx: 6,
      ny: 30,
      solid: (_, y) => y >= 5,
      flux: () => q,
      cell,
      conductivity: k,
      film: h,
    })
    // Flux goes straight up through 25 cells into the film; from the middle of the bottom cell 24.5 cells are left.
    expect(field.data[29 * 6 + 3]).toBeCloseTo(q / h + (q * 24.5 * cell) / k, 4)
    expect(field.data[0]).toBeNaN()
  })

  it('gives to the air what it takes from the source', () => {
    const [cell, k, h] = [0.001, 20, 300]
    const isSolid = (x: number, y: number): boolean => y >= 8 || (x >= 4 && x < 9)
    const field = solveConduction({
      nx: 14,
      ny: 12,
      solid: isSolid,
      flux: (x) => (x < 5 ? 1e4 : 0),
      cell,
      conductivity: k,
      film: h,
    })
    let out = 0
    for (let y = 0; y < 12; y++)
      for (let x = 0; x < 14; x++)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const [xx, yy] = [x + dx, y + dy]
          if (isSolid(x, y) && xx >= 0 && xx < 14 && yy >= 0 && yy < 12 && !isSolid(xx, yy))
            out += (field.data[y * 14 + x]! * cell) / (1 / h + cell / 2 / k)
        }
    expect(out).toBeCloseTo(1e4 * 5 * cell, 3)
  })
})
