import { describe, expect, it } from 'vitest'
import type { JudgedQuery } from './judged-format.ts'
import { agreedBy, climb, type Fold, learnByFolds, type Values } from './learn.ts'
import { figuresOf, judge, nothingOf } from './measures.ts'

const queryOf = (query: string, grades: JudgedQuery['grades'] = { a: 3, b: 2 }): JudgedQuery => ({
  query,
  locale: 'en',
  class: Object.keys(grades).length === 0 ? 'nothing' : 'word',
  source: 'zero',
  written: '2026-11-26',
  grades,
})

describe('learning weights', () => {
  const hill = ({ x = 0, y = 0 }: Values) => 1 - (x - 0.5) ** 2 - (y + 0.2) ** 2

  it('goes up as long as it gets better, one number after the other', () => {
    expect(climb({ x: 0, y: 0 }, { x: 0.1, y: 0.1 }, hill)).toEqual({ x: 0.5, y: -0.2 })
  })

  it('leaves alone what brings next to nothing', () => {
    expect(climb({ x: 0 }, { x: 0.1 }, ({ x = 0 }) => x / 1000)).toEqual({ x: 0 })
  })

  it('tries what was learnt on queries that took no part in it', () => {
    const queries = Array.from({ length: 60 }, (_, place) => queryOf(`query ${place}`))
    const seen: number[] = []
    const folds = learnByFolds(queries, { x: 0 }, { x: 0.1 }, (values, some) => {
      seen.push(some.length)
      return hill(values)
    })
    expect(folds).toHaveLength(5)
    expect(folds.map((fold) => fold.queries).reduce((sum, each) => sum + each, 0)).toBe(60)
    for (const { after, before, queries: own, values } of folds) {
      expect(values).toEqual({ x: 0.5 })
      expect(after).toBeGreaterThan(before)
      expect(seen).toContain(60 - own)
    }
  })

  it('agrees on what all folds move in one direction, by the least of their moves', () => {
    const foldWith = (values: Values): Fold => ({ values, queries: 1, before: 0, after: 0 })
    const start = { up: 0.1, down: 0.5, apart: 0, some: 0.3 }
    const folds = [
      foldWith({ up: 0.3, down: 0.2, apart: 0.1, some: 0.4 }),
      foldWith({ up: 0.2, down: 0.4, apart: -0.1, some: 0.3 }),
    ]
    expect(agreedBy(folds, start)).toEqual({ up: 0.2, down: 0.4 })
  })
})

describe('figures of search', () => {
  const answers: Record<string, string[]> = { good: ['a', 'b'], late: ['x', 'y', 'z', 'a'], empty: [], lost: ['q'] }
  const asked = [queryOf('good'), queryOf('late'), queryOf('empty'), queryOf('lost', {})]
  const engine = ({ query }: JudgedQuery) => Promise.resolve({ found: answers[query] ?? [], isWhole: query === 'lost' })

  it('count the best order as 1, the best answer among the first three, and queries without an answer', async () => {
    const results = await judge(engine, asked)
    expect(results[0]?.score).toBe(1)
    expect(results[1]?.score).toBeCloseTo(7 / Math.log2(5) / (7 + 3 / Math.log2(3)))
    expect(figuresOf(results)).toMatchObject({ queries: 3, best: 1 / 3, empty: 1 })
  })

  it('rank nothing where nothing is the right answer, and count what is shown there', async () => {
    expect(nothingOf(await judge(engine, asked))).toEqual({ queries: 1, shown: 1, whole: 1 })
  })
})
