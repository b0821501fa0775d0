/**
 * `npm run search:weights` learns what kinds of records, titles, age and language weigh in the order of results: by
 * cross-validation on the tuning half of the judged queries (the kept half takes no part). It prints the figures of each
 * fold with the numbers of now and with those learnt without it, and the numbers on which all folds agree; which of them
 * go into `portal/search/rank.ts` and `kinds.ts` is for a person to say. With `--postgres` on PostgreSQL.
 */
import { searchKinds } from '#portal/search/kinds.ts'
import { look, type Looked, oncePerRecord, rank, type RankWeights, rankWeights, weigh } from '#portal/search/rank.ts'
import { halfOf, type JudgedQuery } from './judged-format.ts'
import { judgedQueries } from './judged.ts'
import { agreedBy, learnByFolds, type Values } from './learn.ts'
import { mean, ndcg } from './measures.ts'
import { withDemo } from './with-demo.ts'

const kindPrefix = 'kind '
const { kinds: _, ...numbers } = rankWeights
const start: Values = {
  ...numbers,
  ...Object.fromEntries(searchKinds.map(({ collection, weight }) => [`${kindPrefix}${collection}`, weight])),
}
const steps: Values = Object.fromEntries(
  Object.keys(start).map((name) => [name, name === 'alone' || name === 'language' ? 0.05 : 0.1]),
)

function weightsOf(values: Values): RankWeights {
  const kinds = Object.entries(values)
    .filter(([name]) => name.startsWith(kindPrefix))
    .map(([name, value]) => [name.slice(kindPrefix.length), value])
  return { ...rankWeights, ...values, kinds: Object.fromEntries(kinds) }
}

const queries = judgedQueries.filter((query) => halfOf(query) === 'tuning' && query.class !== 'nothing')
const say = (line: string) => process.stdout.write(`${line}\n`)
const figure = (value: number) => value.toFixed(3).padStart(8)

let last: Looked | undefined
await withDemo(
  async ({ find, keysOf }) => {
    // What the index finds does not depend on weights: it is asked once, and put in order again and again.
    const found = new Map<JudgedQuery, Looked>()
    for (const query of queries) {
      last = undefined
      await find({ query: query.query, locale: query.locale, isBoth: false, filters: {} })
      if (last !== undefined) found.set(query, last)
    }
    const scoreOf = (values: Values, query: JudgedQuery) => {
      const asked = found.get(query)
      if (asked === undefined) return 0
      const ranked = weigh(asked, weightsOf(values))
      return ndcg(keysOf(oncePerRecord(ranked, query.locale)), query)
    }
    const score = (values: Values, some: readonly JudgedQuery[]) => mean(some.map((query) => scoreOf(values, query)))

    const folds = learnByFolds(queries, start, steps, score)
    say(`fold  queries     now  learnt   (nDCG@10 of queries that took no part in learning)`)
    for (const [place, { after, before, queries: count }] of folds.entries())
      say(`${String(place + 1).padStart(4)}${String(count).padStart(9)}${figure(before)}${figure(after)}`)
    say(
      ` all${String(queries.length).padStart(9)}${figure(mean(folds.map(({ before }) => before)))}${figure(mean(folds.map(({ after }) => after)))}`,
    )

    const agreed = agreedBy(folds, start)
    say('\nAll folds agree on:')
    for (const [name, value] of Object.entries(agreed)) say(`  ${name}: ${start[name]} → ${value}`)
    say(
      `With these the tuning half has ${score({ ...start, ...agreed }, queries).toFixed(3)}, before ${score(start, queries).toFixed(3)}.`,
    )
    say('\nWhat each fold learnt:')
    for (const name of Object.keys(start)) {
      const learnt = folds.map(({ values }) => values[name])
      if (learnt.some((value) => value !== start[name])) say(`  ${name}: ${start[name]} → ${learnt.join(', ')}`)
    }
  },
  {
    isOnPostgres: process.argv.includes('--postgres'),
    order: (...asked) => {
      last = look(...asked)
      return rank(...asked)
    },
  },
)
process.exit()
