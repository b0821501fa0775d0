import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What is read of Vitest's report as JSON. */
interface Report {
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface Asked {
  /** The copy of the tree. */
  folder: string
  tests: readonly string[]
  only?: string | undefined
  /** Milliseconds until what still runs is ended. */
  patience: number
  /** Whether the first failed test is enough. */
  isBailing: boolean
}

export interface TestFile {
  file: string
  /** Milliseconds. */
  took: number
  passed: string[]
  failed: string[]
  /** Why the file or a hook of it failed, where no test did. */
  message: string
}

export interface TestRun {
  files: TestFile[]
  isLate: boolean
  code: number
}

const running = new Set<ChildProcess>()

/** Ends the tests that run, with all that they have started. */
export function endTests(): void {
  for (const child of running) killGroup(child)
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Runs tests of a copy in a process of their own, with the template of the tree as it is. */
export async function runTests(
  { folder, isBailing, only, patience, tests }: Asked,
  template: string,
): Promise<TestRun> {
  const report = join(folder, `report-${randomUUID()}.json`)
  const args = [
    'run',
    '--project=units',
    '--project=sqlite',
    ...tests,
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--maxWorkers=1',
  ]
  if (isBailing) args.push('--bail=1')
  if (only !== undefined) args.push('-t', only)
  const child = spawn(process.execPath, [join(folder, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    // What V8 made of the packages serves all runs: loading them is most of what one costs.
    env: { ...process.env, TEST_TEMPLATE: template, NODE_COMPILE_CACHE: join(folder, '../compiled') },
    stdio: 'ignore',
    // A group of its own, so that whatever hangs in it can be ended.
    detached: true,
  })
  running.add(child)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    killGroup(child)
  }, patience)
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (status) => resolve(status ?? 1))
    })
    return { code, isLate, files: readReport(report, folder) }
  } finally {
    clearTimeout(timer)
    running.delete(child)
    rmSync(report, { force: true })
  }
}

function readReport(path: string, folder: string): TestFile[] {
  if (!existsSync(path)) return []
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report
  return testResults.map(({ assertionResults, endTime, message, name, startTime }) => {
    const named = (status: string) =>
      assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName)
    return {
      file: relative(folder, name),
      took: Math.max(0, endTime - startTime),
      passed: named('passed'),
      failed: named('failed'),
      message,
    }
  })
}
