import { describe, expect, it } from 'vitest'
import { simplify } from './simplify.ts'
import type { Point } from './point.ts'

describe('simplify', () => {
  it('keeps the ends and the corners and drops what lies between', () => {
    const points: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ]
    expect(simplify(points, 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ])
  })

  it('stays within the tolerance on a circle', () => {
    const circle = Array.from({ length: 721 }, (_, i): Point => [
      400 * Math.cos((i * Math.PI) / 360),
      400 * Math.sin((i * Math.PI) / 360),
    ])
    const kept = simplify(circle, 0.1)
    expect(kept.length).toBeLessThan(240)
    for (let i = 1; i < kept.length; i++) {
      const middle = [(kept[i]![0] + kept[i - 1]![0]) / 2, (kept[i]![1] + kept[i - 1]![1]) / 2] as const
      expect(400 - Math.sqrt(middle[0] ** 2 + middle[1] ** 2)).toBeLessThan(0.11)
    }
  })
})
