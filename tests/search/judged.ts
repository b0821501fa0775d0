import { again } from './judged-again.ts'
import { companyEn } from './judged-company-en.ts'
import { companyZh } from './judged-company-zh.ts'
import type { JudgedQuery } from './judged-format.ts'
import { misspelt, mixed, two } from './judged-hard.ts'
import { later } from './judged-later.ts'
import { plainEn, plainZh } from './judged-plain.ts'
import { ticketsEn } from './judged-tickets-en.ts'
import { ticketsZh } from './judged-tickets-zh.ts'
import { tradeEn } from './judged-trade-en.ts'
import { tradeZh } from './judged-trade-zh.ts'

const gradesIn = (list: readonly JudgedQuery[], query: string) => list.find((each) => each.query === query)?.grades

/** In the site's own words, written before there was a search; what was judged later, and anew, is said there. */
const inOwnWords = [...plainZh, ...plainEn, ...two, ...misspelt, ...mixed].map((each) => ({
  ...each,
  grades: { ...each.grades, ...gradesIn(later, each.query), ...gradesIn(again, each.query) },
}))

/** In visitors' words, judged by reading the demo content alone: no engine was asked before they were committed. */
const inVisitorsWords = [...ticketsZh, ...ticketsEn, ...tradeZh, ...tradeEn, ...companyZh, ...companyEn]

/** No judgement is ever changed because of what a search finds; only a wrong key is. */
export const judgedQueries: readonly JudgedQuery[] = [...inOwnWords, ...inVisitorsWords]
