import { createHash } from 'node:crypto'
import type { JudgedQuery } from './judged-format.ts'

/** Numbers by name, as they are tried. */
export type Values = Readonly<Record<string, number>>

/** How well queries are answered with these values; more is better. */
export type Score = (values: Values, queries: readonly JudgedQuery[]) => number

const folds = 5
/** The least that a change has to bring, so that chance alone moves nothing. */
const least = 0.001
const mostRounds = 4

const foldOf = ({ query }: JudgedQuery) => createHash('sha256').update(query).digest().readUInt8(1) % folds

const rounded = (value: number) => Math.round(value * 100) / 100

/** One number after the other, a step up or down, as long as something gets better. */
export function climb(start: Values, steps: Values, score: (values: Values) => number): Values {
  let values = start
  let best = score(values)
  for (let round = 0; round < mostRounds; round += 1) {
    const before = best
    for (const [name, step] of Object.entries(steps))
      for (const by of [-2, -1, 1, 2]) {
        const tried = { ...values, [name]: rounded((values[name] ?? 0) + by * step) }
        const reached = score(tried)
        if (reached < best + least) continue
        best = reached
        values = tried
      }
    if (best === before) break
  }
  return values
}

export interface Fold {
  values: Values
  queries: number
  /** On the queries that took no part in learning. */
  before: number
  after: number
}

/** Learns on all folds but one, and tries what was learnt on that one. */
export function learnByFolds(queries: readonly JudgedQuery[], start: Values, steps: Values, score: Score): Fold[] {
  return Array.from({ length: folds }, (_, fold) => {
    const others = queries.filter((query) => foldOf(query) !== fold)
    const own = queries.filter((query) => foldOf(query) === fold)
    const values = climb(start, steps, (tried) => score(tried, others))
    return { values, queries: own.length, before: score(start, own), after: score(values, own) }
  })
}

/** Values that every fold moves in the same direction, by as much as the least of them does. */
export function agreedBy(found: readonly Fold[], start: Values): Values {
  const agreed: Record<string, number> = {}
  for (const [name, old] of Object.entries(start)) {
    const moves = found.map(({ values }) => (values[name] ?? old) - old)
    const [nearest = 0] = moves.toSorted((a, b) => Math.abs(a) - Math.abs(b))
    if (nearest !== 0 && moves.every((move) => Math.sign(move) === Math.sign(nearest)))
      agreed[name] = rounded(old + nearest)
  }
  return agreed
}
