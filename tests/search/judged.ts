import type { JudgedQuery } from './judged-format.ts'
import { misspelt, mixed, two } from './judged-hard.ts'
import { later } from './judged-later.ts'
import { plainEn, plainZh } from './judged-plain.ts'

/** Judged by reading the demo content, before anything was tuned; later records as said in judged-later.ts. */
export const judgedQueries: readonly JudgedQuery[] = [...plainZh, ...plainEn, ...two, ...misspelt, ...mixed].map(
  (query) => ({ ...query, grades: { ...query.grades, ...later.find((each) => each.query === query.query)?.grades } }),
)
