/**
 * `npm run search:quality` asks the judged queries of the demo content and prints for each half nDCG@10, how often a best
 * answer is among the first three and how often there is none, and the same for MiniSearch and Orama on the same documents.
 * With `--half tuning` each query of that half with what it found: of the kept half nobody is to see that. With `--check` it
 * fails below what is asked (0.85 twice in either half, no query without an answer that there is, and what is asked of
 * corrections); with `--ours` without the others; with `--postgres` on PostgreSQL.
 */
import { halfOf, halves } from './judged-format.ts'
import { judgedQueries } from './judged.ts'
import { figuresOf, judge, type Result, writeEach } from './measures.ts'
import { otherEngines } from './other-engines.ts'
import { writeHalves } from './quality-table.ts'
import { withDemo } from './with-demo.ts'
import { type Corrections, judgeCorrections } from './words.ts'

const asked = 0.85
/** Of words that the site does not have, those that may be taken for others; of misspelt ones, those that may not be found. */
const mostChanged = 0.02
const mostLost = 0.1

function printCorrections({ changed, lost, misspellings, realWords }: Corrections): void {
  process.stdout.write(`\nWords that the site does not have: ${changed.length} of ${realWords} changed\n`)
  for (const each of changed) process.stdout.write(`  ${each}\n`)
  process.stdout.write(`Misspelt words: ${misspellings - lost.length} of ${misspellings} found\n`)
  for (const each of lost) process.stdout.write(`  not found: ${each}\n`)
}

const shown = process.argv.includes('--half') ? process.argv[process.argv.indexOf('--half') + 1] : undefined
if (shown !== undefined && shown !== 'tuning')
  throw new Error('Only the tuning half is shown query by query (--half tuning); nobody tunes by the other one.')

await withDemo(
  async (ours) => {
    const table: Record<string, Result[]> = { Portico: await judge(ours.engine, judgedQueries) }
    if (!process.argv.includes('--ours'))
      for (const [name, engine] of Object.entries(await otherEngines(ours.documents)))
        table[name] = await judge(engine, judgedQueries)
    const results = table.Portico ?? []
    const inHalf = (half: string) => results.filter(({ query }) => halfOf(query) === half)
    if (shown !== undefined) process.stdout.write(writeEach(inHalf(shown)))
    process.stdout.write(writeHalves(table))
    const corrections = await judgeCorrections(ours.find)
    printCorrections(corrections)
    const isGood =
      halves
        .map((half) => figuresOf(inHalf(half)))
        .every(({ best, empty, ndcg }) => ndcg >= asked && best >= asked && empty === 0) &&
      corrections.changed.length <= corrections.realWords * mostChanged &&
      corrections.lost.length <= corrections.misspellings * mostLost
    if (process.argv.includes('--check') && !isGood) process.exitCode = 1
  },
  { isOnPostgres: process.argv.includes('--postgres') },
)
process.exit(process.exitCode)
