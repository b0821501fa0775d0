import type { JudgedQuery } from './judged-format.ts'

const depth = 10
const first = 3

/** What an engine answers, best first; and whether it says that the first one has everything that was asked for. */
interface Answer {
  found: string[]
  isWhole: boolean
}

export type Engine = (query: JudgedQuery) => Promise<Answer>

export interface Result extends Answer {
  query: JudgedQuery
  /** nDCG@10. */
  score: number
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Normalised discounted cumulative gain: 1 is the best order that there is. */
export function ndcg(found: readonly string[], { grades }: JudgedQuery): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2)
  const sum = (list: readonly number[]) =>
    list.slice(0, depth).reduce((total, grade, place) => total + gain(grade, place), 0)
  const ideal = sum(Object.values(grades).sort((a, b) => b - a))
  return ideal === 0 ? 0 : sum(found.map((key) => grades[key] ?? 0)) / ideal
}

export async function judge(engine: Engine, queries: readonly JudgedQuery[]): Promise<Result[]> {
  const results: Result[] = []
  for (const query of queries) {
    const answer = await engine(query)
    results.push({ ...answer, query, score: ndcg(answer.found, query) })
  }
  return results
}

/** Queries to which the site has an answer. To the others there is none to be ranked. */
const answerable = (results: readonly Result[]) => results.filter(({ query }) => query.class !== 'nothing')

/** Whether one of the best answers is among the first three. */
function hasBestFirst({ found, query: { grades } }: Result): boolean {
  const best = Math.max(...Object.values(grades))
  return found.slice(0, first).some((key) => grades[key] === best)
}

export interface Figures {
  queries: number
  ndcg: number
  /** Share of the queries of which a best answer is among the first three. */
  best: number
  /** Queries without any answer, though there is one. */
  empty: number
}

export function figuresOf(results: readonly Result[]): Figures {
  const asked = answerable(results)
  return {
    queries: asked.length,
    ndcg: mean(asked.map(({ score }) => score)),
    best: asked.filter(hasBestFirst).length / Math.max(1, asked.length),
    empty: asked.filter(({ found }) => found.length === 0).length,
  }
}

/** Of queries to which nothing is the right answer: to how many something is shown, and something that has all of it. */
export function nothingOf(results: readonly Result[]) {
  const asked = results.filter(({ query }) => query.class === 'nothing')
  return {
    queries: asked.length,
    shown: asked.filter(({ found }) => found.length > 0).length,
    whole: asked.filter(({ found, isWhole }) => found.length > 0 && isWhole).length,
  }
}

/** What was found for each query, the worst first, and what is missing. */
export function writeEach(results: readonly Result[]): string {
  const lines = answerable(results)
    .toSorted((a, b) => a.score - b.score)
    .flatMap(({ found, query: { class: kind, grades, locale, query }, score }) => {
      const top = found.slice(0, depth)
      const missed = Object.entries(grades).filter(([key, grade]) => grade > 0 && !top.includes(key))
      return [
        `\n${score.toFixed(2)}  ${locale}  ${query}  (${kind})`,
        ...top.map((key) => `      ${grades[key] ?? '·'} ${key}`),
        ...(missed.length > 0 ? [`      missed: ${missed.map(([key, grade]) => `${key}=${grade}`).join(' ')}`] : []),
      ]
    })
  return `${lines.join('\n')}\n`
}
