/**
 * `npm test`: everything that proves the project, part by part, with one closing line. `npm test -- PART` runs one part
 * (units, calls, browser, engines, faults), and `npm test -- FILE …` the files named. A part that this machine cannot run is named
 * with what to install; in continuous integration (`CI=true`) that is a failure.
 */
import { availableParallelism } from 'node:os'
import { findChromium } from './browser/chromium.ts'
import { missingEngines } from './engines/needs.ts'
import { findUnproved, judgeTitles, readTestFiles } from './contract/proof.ts'
import { contractIds } from './contract/titles.ts'
import { isContinuousIntegration } from './process/environment.ts'
import { type Outcome, runVitest } from './run-vitest.ts'
import { findPostgres, postgresHint } from './setup/postgres-binaries.ts'
import { isLong, readSeed } from './setup/seed.ts'

interface Part {
  /** As `npm test -- NAME` says it. */
  name: string
  title: string
  projects: string[]
  /** How many files at once, where it is not one for each core. */
  workers?: number
  /** Whether it runs beside the part before it when all do: both wait for timers and starts, and seldom at once. */
  isBeside?: true
  /** What is missing on this machine, with the mend. */
  missing?: string | undefined
}

const noChromium =
  findChromium() === undefined
    ? 'There is no Chromium. Install it (`apt-get install chromium`), or set CHROMIUM to its path.'
    : undefined
const noPostgres = findPostgres() === undefined ? postgresHint : undefined

const cores = availableParallelism()
const parts: Part[] = [
  { name: 'units', title: 'Units', projects: ['units'] },
  { name: 'calls', title: 'Calls on SQLite', projects: ['sqlite'] },
  { name: 'calls', title: 'Calls on PostgreSQL', projects: ['postgres'], missing: noPostgres },
  // Pages and processes under test wait a third of the time: for timers, for each other, for a start.
  { name: 'browser', title: 'In a browser', projects: ['browser'], workers: cores + 1, missing: noChromium },
  { name: 'engines', title: 'In Firefox and WebKit', projects: ['engines'], missing: missingEngines() },
  {
    name: 'faults',
    title: 'Faults',
    projects: ['faults'],
    workers: cores + 1,
    isBeside: true,
    missing: noPostgres ?? noChromium,
  },
]

const asked = process.argv.slice(2)
const isPart = asked.length === 1 && parts.some(({ name }) => name === asked[0])
const chosen = choose()
if (isLong) {
  // One for all parts, so that a failure can be had again.
  process.env.TEST_SEED = String(readSeed())
  process.stdout.write(`TEST_SEED=${process.env.TEST_SEED}\n`)
}
const outcomes: Outcome[] = []
const lines: string[] = []
for (const { missing, projects, title, workers = cores } of chosen) {
  process.stdout.write(`\n── ${title}\n`)
  const begun = performance.now()
  const args = [
    `--maxWorkers=${workers}`,
    ...projects.map((project) => `--project=${project}`),
    ...(isPart ? [] : asked),
  ]
  const outcome = missing === undefined ? await runVitest(args) : miss(missing)
  outcomes.push(outcome)
  const time = missing === undefined ? minutes(performance.now() - begun) : missing
  lines.push(`${title}: ${describe(outcome)}: ${time}`)
}

const isAll = asked.length === 0
const hasRunAll = isAll && chosen.every(({ missing }) => missing === undefined)
const ran = outcomes.flatMap(({ tests }) => tests)
const unproved = [
  ...(isAll ? judgeTitles().faults : []),
  // A part that this machine cannot run has proved nothing, which is said already.
  ...(hasRunAll ? findUnproved(readTestFiles(), ran) : []),
]
if (hasRunAll)
  lines.push(
    unproved.length === 0
      ? `The contract: the tests of all ${contractIds.length} rows ran and passed`
      : `The contract: ${unproved.length} not proved`,
  )
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
const total = {
  passed: sum(({ passed }) => passed) + (hasRunAll && unproved.length === 0 ? 1 : 0),
  failed: sum(({ failed }) => failed) + unproved.length,
  skipped: sum(({ skipped }) => skipped),
}
print([...outcomes.flatMap(({ remarks }) => remarks), ...unproved])
print(slowest())
print(lines)
// On a developer's machine a part may be missing; where everything is there, a test that does not run proves nothing.
const isSkipAFault = isContinuousIntegration && total.skipped > 0
if (isSkipAFault) print(['In continuous integration a skipped test is a failure.'])
process.stdout.write(`\n${describe(total)}\n`)
process.exit(total.failed > 0 || isSkipAFault ? 1 : 0)

/** All parts, the one that is asked for, or one of the projects that have the files which are. */
function choose(): Part[] {
  if (isPart) return parts.filter(({ name }) => name === asked[0])
  if (asked.length === 0) return joinNeighbours()
  const projects = parts.filter(({ missing }) => missing === undefined).flatMap((part) => part.projects)
  return [{ name: 'files', title: 'The files that were named', projects }]
}

/** A part that this machine cannot run stays by itself, to be named. */
function joinNeighbours(): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (!part.isBeside || before === undefined || before.missing !== undefined || part.missing !== undefined)
      joined.push(part)
    else {
      const { title, ...rest } = part
      const name = `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
      const projects = [...before.projects, ...part.projects]
      joined.splice(-1, 1, { ...rest, title: `${before.title}, and ${name}`, projects })
    }
  }
  return joined
}

function slowest(): string[] {
  const files = chosen.flatMap(({ title }, index) =>
    (outcomes[index]?.files ?? []).map(({ name, seconds }) => ({ seconds, line: `${name} (${title})` })),
  )
  const slow = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
  return ['The slowest files:', ...slow.map(({ line, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${line}`)]
}

function print(texts: string[]): void {
  if (texts.length > 0) process.stdout.write(`\n${texts.join('\n')}\n`)
}

function miss(hint: string): Outcome {
  process.stdout.write(`${hint}\n`)
  const none = { passed: 0, remarks: [], tests: [], files: [] }
  return isContinuousIntegration ? { ...none, failed: 1, skipped: 0 } : { ...none, failed: 0, skipped: 1 }
}

function minutes(milliseconds: number): string {
  return `${(milliseconds / 60_000).toFixed(1)} min`
}

function describe({ failed, passed, skipped }: Pick<Outcome, 'failed' | 'passed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
