import { again } from './judged-again.ts'
import type { JudgedQuery } from './judged-format.ts'
import { misspelt, mixed, two } from './judged-hard.ts'
import { later } from './judged-later.ts'
import { plainEn, plainZh } from './judged-plain.ts'

const gradesIn = (list: readonly JudgedQuery[], query: string) => list.find((each) => each.query === query)?.grades

/** Judged by reading the demo content, before anything was tuned; what was judged later, and anew, is said there. */
export const judgedQueries: readonly JudgedQuery[] = [...plainZh, ...plainEn, ...two, ...misspelt, ...mixed].map(
  (each) => ({ ...each, grades: { ...each.grades, ...gradesIn(later, each.query), ...gradesIn(again, each.query) } }),
)
