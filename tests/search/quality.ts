/**
 * `npm run search:quality` asks the judged queries of the demo content and prints nDCG@10 for each class of query, and the
 * same for MiniSearch and Orama on the same documents. With `--all` each query with what it found; with `--check` it fails
 * below what is asked (0.85, no query without any answer, and what is asked of corrections); with `--postgres` on PostgreSQL.
 */
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePostgresTemplate, templateDatabase } from '../setup/postgres.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { keepTemplate, prepareSqliteTemplate } from '../setup/template.ts'
import { judgedQueries } from './judged.ts'
import { type JudgedQuery, queryClasses } from './judged-format.ts'
import { otherEngines } from './other-engines.ts'
import { type Corrections, judgeCorrections } from './words.ts'

const asked = 0.85
const depth = 10
/** Of words that the site does not have, those that may be taken for others; of misspelt ones, those that may not be found. */
const mostChanged = 0.02
const mostLost = 0.1

/** Keys of what an engine found, best first. */
export type Engine = (query: JudgedQuery) => Promise<string[]>

/** Normalised discounted cumulative gain: 1 is the best order that there is. */
function ndcg(found: readonly string[], { grades }: JudgedQuery): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2)
  const sum = (list: readonly number[]) =>
    list.slice(0, depth).reduce((total, grade, place) => total + gain(grade, place), 0)
  const ideal = sum(Object.values(grades).sort((a, b) => b - a))
  return ideal === 0 ? 1 : sum(found.map((key) => grades[key] ?? 0)) / ideal
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

interface Result {
  query: JudgedQuery
  found: string[]
  score: number
}

async function judge(engine: Engine): Promise<Result[]> {
  const results: Result[] = []
  for (const query of judgedQueries) {
    const found = await engine(query)
    results.push({ query, found, score: ndcg(found, query) })
  }
  return results
}

function print(table: Record<string, Result[]>): void {
  const names = Object.keys(table)
  const row = (name: string, values: string[]) =>
    `${name.padEnd(22)}${values.map((value) => value.padStart(14)).join('')}\n`
  process.stdout.write(row('nDCG@10', names))
  const line = (title: string, of: (results: Result[]) => string) =>
    process.stdout.write(
      row(
        title,
        names.map((name) => of(table[name] ?? [])),
      ),
    )
  for (const each of queryClasses)
    line(`${each} (${judgedQueries.filter((query) => query.class === each).length})`, (results) =>
      mean(results.filter(({ query }) => query.class === each).map(({ score }) => score)).toFixed(3),
    )
  line(`all (${judgedQueries.length})`, (results) => mean(results.map(({ score }) => score)).toFixed(3))
  line('without any answer', (results) => String(results.filter(({ found }) => found.length === 0).length))
}

function printEach(results: readonly Result[]): void {
  for (const { found, query, score } of results.toSorted((a, b) => a.score - b.score)) {
    process.stdout.write(`\n${score.toFixed(2)}  ${query.locale}  ${query.query}\n`)
    for (const key of found.slice(0, depth)) process.stdout.write(`      ${query.grades[key] ?? '·'} ${key}\n`)
    const missed = Object.entries(query.grades).filter(([key]) => !found.slice(0, depth).includes(key))
    if (missed.length > 0)
      process.stdout.write(`      missed: ${missed.map(([key, grade]) => `${key}=${grade}`).join(' ')}\n`)
  }
}

function printCorrections({ changed, lost, misspellings, realWords }: Corrections): void {
  process.stdout.write(`\nWords that the site does not have: ${changed.length} of ${realWords} changed\n`)
  for (const each of changed) process.stdout.write(`  ${each}\n`)
  process.stdout.write(`Misspelt words: ${misspellings - lost.length} of ${misspellings} found\n`)
  for (const each of lost) process.stdout.write(`  not found: ${each}\n`)
}

const isOnPostgres = process.argv.includes('--postgres')
const template = isOnPostgres ? await keepTemplate('postgres', makePostgresTemplate) : await prepareSqliteTemplate()
const cluster = isOnPostgres ? await startCluster(join(template, 'cluster')) : undefined
const folder = mkdtempSync(join(tmpdir(), 'portico-quality-'))
try {
  if (!isOnPostgres) copyFileSync(join(template, 'portico.db'), join(folder, 'portico.db'))
  symlinkSync(join(template, 'media'), join(folder, 'media'))
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: cluster?.urlOf(templateDatabase) ?? '',
    PORTICO_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'error',
  })
  const { openOurs } = await import('./our-engine.ts')
  const ours = await openOurs()
  const table: Record<string, Result[]> = { Portico: await judge(ours.engine) }
  if (!process.argv.includes('--ours'))
    for (const [name, engine] of Object.entries(await otherEngines(ours.documents))) table[name] = await judge(engine)
  if (process.argv.includes('--all')) printEach(table.Portico ?? [])
  print(table)
  const corrections = await judgeCorrections(ours.find)
  printCorrections(corrections)
  const results = table.Portico ?? []
  const isGood =
    mean(results.map(({ score }) => score)) >= asked &&
    results.every(({ found }) => found.length > 0) &&
    corrections.changed.length <= corrections.realWords * mostChanged &&
    corrections.lost.length <= corrections.misspellings * mostLost
  if (process.argv.includes('--check') && !isGood) process.exitCode = 1
  await ours.close()
} finally {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(process.exitCode)
