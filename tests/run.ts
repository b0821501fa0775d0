/**
 * `npm test`: everything that proves the project, part by part, with one closing line. A part that this machine cannot
 * run is named with what to install; in continuous integration (`CI=true`) that is a failure.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findChromium } from './browser/chromium.ts'
import { isContinuousIntegration } from './process/environment.ts'
import { findPostgres, postgresHint } from './setup/postgres-binaries.ts'

const root = join(import.meta.dirname, '..')

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed, and what passed only at the second attempt: file, name, first line of the reason. */
  remarks?: string[]
}

/** What is read of Vitest's report as JSON. */
interface Report {
  numFailedTests: number
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Part {
  name: string
  /** What is missing on this machine, with the mend. */
  missing?: string | undefined
  run: () => Promise<Counts>
}

/** Runs a command with its output shown. @returns its exit code */
async function run(command: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs Vitest and reads the counts of its own report. */
async function vitest(args: string[], env: Record<string, string> = {}): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-report-'))
  const report = join(folder, 'report.json')
  try {
    const command = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    const code = await run(command, env)
    return readReport(report, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readReport(file: string, code: number): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return {
      passed: report.numPassedTests,
      // A file that cannot be loaded, or an error outside every test, fails the run without a failed test.
      failed: code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests),
      skipped: report.numPendingTests + report.numTodoTests,
      remarks: report.testResults.flatMap(remarksOf),
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, remarks: ['There is no report: the run itself ended early.'] }
  }
}

/** A reader of a long log looks at its end first: what went wrong stands there, by name. */
function remarksOf({ assertionResults, message, name, status }: Report['testResults'][number]): string[] {
  const file = relative(root, name)
  const tests = assertionResults
    .filter((test) => test.failureMessages.length > 0)
    .map(({ failureMessages, fullName, status: end }) => {
      const what = end === 'passed' ? 'PASSED AT THE SECOND ATTEMPT' : 'FAILED'
      return `${what}  ${file}: ${fullName}\n    ${(failureMessages[0] ?? '').split('\n', 1)[0]}`
    })
  return status === 'failed' && tests.length === 0 ? [`FAILED  ${file}: ${message}`] : tests
}

async function command(args: string[]): Promise<Counts> {
  const code = await run(args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

const chromiumHint = 'There is no Chromium. Install it (`apt-get install chromium`), or set CHROMIUM to its path.'

const parts: Part[] = [
  { name: 'Units and calls on SQLite', run: () => vitest([]) },
  {
    name: 'Calls on PostgreSQL',
    missing: findPostgres() === undefined ? postgresHint : undefined,
    run: () => vitest([], { TEST_DATABASE: 'postgres' }),
  },
  {
    name: 'End to end, and faults',
    missing: findChromium() === undefined ? chromiumHint : undefined,
    run: () => vitest(['--config', 'vitest.e2e.config.ts']),
  },
  { name: 'The contract: a test for every row', run: () => command(['tests/contract/report.ts']) },
]

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const remarks: string[] = []
for (const { missing, name, run: runPart } of parts) {
  process.stdout.write(`\n── ${name}\n`)
  const counts = missing === undefined ? await runPart() : miss(missing)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  remarks.push(...(counts.remarks ?? []))
  lines.push(`${name}: ${describe(counts)}${missing === undefined ? '' : `: ${missing}`}`)
}
if (remarks.length > 0) process.stdout.write(`\n${remarks.join('\n')}\n`)
process.stdout.write(`\n${lines.join('\n')}\n\n${describe(total)}\n`)
process.exit(total.failed > 0 || (isContinuousIntegration && total.skipped > 0) ? 1 : 0)

function miss(hint: string): Counts {
  process.stdout.write(`${hint}\n`)
  return isContinuousIntegration ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 }
}

function describe({ failed, passed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
