import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { RanTest } from './contract/proof.ts'

const root = join(import.meta.dirname, '..')

/** What came of a part of the tests. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** What failed, was skipped, or passed only at the second attempt: file, name, first line of the reason. */
  remarks: string[]
  tests: RanTest[]
  /** Time of each file by the clock, in seconds. */
  files: { name: string; seconds: number }[]
}

/** What is read of Vitest's report as JSON. */
interface Report {
  numFailedTests: number
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: FileReport[]
}

interface FileReport {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/** Runs Vitest with its output shown, and reads its report. @param args projects and files */
export async function runVitest(args: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-report-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], {
      cwd: root,
      // A log is read without colours, each of which is as long as ten dots.
      env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }) },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (status) => resolve(status ?? 1))
    })
    return readOutcome(report, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readOutcome(file: string, code: number): Outcome {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return {
      passed: report.numPassedTests,
      // A file that cannot be loaded, or an error outside every test, fails the run without a failed test.
      failed: code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests),
      skipped: report.numPendingTests + report.numTodoTests,
      remarks: report.testResults.flatMap(remarksOf),
      tests: report.testResults.flatMap(testsOf),
      files: report.testResults.map(({ endTime, name, startTime }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      })),
    }
  } catch {
    const remarks = ['There is no report: the run itself ended early.']
    return { passed: 0, failed: 1, skipped: 0, remarks, tests: [], files: [] }
  }
}

const notRun = ['skipped', 'pending', 'todo']

/** A reader of a long log looks at its end first: what went wrong stands there, by name. */
function remarksOf({ assertionResults, message, name, status }: FileReport): string[] {
  const file = relative(root, name)
  const tests = assertionResults
    .filter((test) => test.failureMessages.length > 0)
    .map(({ failureMessages, fullName, status: end }) => {
      const what = end === 'passed' ? 'PASSED AT THE SECOND ATTEMPT' : 'FAILED'
      return `${what}  ${file}: ${fullName}\n    ${(failureMessages[0] ?? '').split('\n', 1)[0]}`
    })
  const skipped = assertionResults
    .filter((test) => notRun.includes(test.status))
    .map(({ fullName }) => `SKIPPED  ${file}: ${fullName}`)
  return [...(status === 'failed' && tests.length === 0 ? [`FAILED  ${file}: ${message}`] : tests), ...skipped]
}

function testsOf({ assertionResults, name }: FileReport): RanTest[] {
  const file = relative(root, name)
  return assertionResults.map(({ fullName, status }) => ({ file, name: fullName, isPassed: status === 'passed' }))
}
