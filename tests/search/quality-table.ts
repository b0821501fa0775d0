import { type Half, halfOf, halves, queryClasses } from './judged-format.ts'
import { figuresOf, nothingOf, type Result } from './measures.ts'

const width = 12

/** One table a half: nDCG@10 by class, and whose words the queries are in; the best among the first three; empty ones. */
function writeHalf(half: Half, table: Readonly<Record<string, readonly Result[]>>): string {
  const engines = Object.entries(table).map(
    ([name, results]) => [name, results.filter(({ query }) => halfOf(query) === half)] as const,
  )
  const row = (title: string, values: readonly string[]) =>
    `${title.padEnd(34)}${values.map((value) => value.padStart(width)).join('')}\n`
  const line = (title: string, of: (results: readonly Result[]) => string) =>
    row(
      title,
      engines.map(([, results]) => of(results)),
    )
  const count = (is: (result: Result) => boolean) => figuresOf((engines[0]?.[1] ?? []).filter(is)).queries
  const part = (title: string, is: (result: Result) => boolean) =>
    line(`${title} (${count(is)})`, (results) => figuresOf(results.filter(is)).ndcg.toFixed(3))
  const isOwn = ({ query }: Result) => query.source === 'site'
  const isVisitors = (result: Result) => !isOwn(result)
  const best = (title: string, is: (result: Result) => boolean) =>
    line(`${title} (${count(is)})`, (results) => figuresOf(results.filter(is)).best.toFixed(3))
  const nothing = nothingOf(engines[0]?.[1] ?? []).queries
  return [
    row(
      `\n${half} half: nDCG@10`,
      engines.map(([name]) => name),
    ),
    ...queryClasses
      .filter((each) => each !== 'nothing')
      .map((each) => part(`  ${each}`, ({ query }) => query.class === each)),
    part('in the site’s own words', isOwn),
    part('in visitors’ words', isVisitors),
    part('all', () => true),
    best('best among three, own words', isOwn),
    best('best among three, visitors’', isVisitors),
    best('best among three, all', () => true),
    line('empty where there is an answer', (results) => String(figuresOf(results).empty)),
    line(`something where nothing is (${nothing})`, (results) => String(nothingOf(results).shown)),
    line('  that has all that was asked for', (results) => String(nothingOf(results).whole)),
  ].join('')
}

export const writeHalves = (table: Readonly<Record<string, readonly Result[]>>) =>
  halves.map((half) => writeHalf(half, table)).join('')
