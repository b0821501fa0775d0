/**
 * `npm run check`: everything that is looked at rather than run, as many side by side as there are cores. What each says
 * is shown whole when it has ended. `--with-build` builds site and admin beside it, and `--for-tests` makes
 * what the tests need.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** A script of package.json. */
interface Check {
  name: string
  script: string
}

/** The longest first, so that none is left alone at the end. */
const checks: Check[] = [
  ...(process.argv.includes('--with-build') ? [{ name: 'Build', script: 'build' }] : []),
  ...(process.argv.includes('--for-tests') ? [{ name: 'What the tests need', script: 'test:prepare' }] : []),
  { name: 'Lint', script: 'lint' },
  { name: 'Generated files', script: 'generate:check' },
  { name: 'Format', script: 'format:check' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Unused code', script: 'knip' },
  { name: 'Shape', script: 'shape:check' },
]

/** Runs one to its end, and shows what it said. @returns whether it passed */
async function run({ name, script }: Check): Promise<boolean> {
  const begun = performance.now()
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const seconds = Math.round((performance.now() - begun) / 1000)
  process.stdout.write(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds} s\n${Buffer.concat(output).toString()}`,
  )
  return code === 0
}

const waiting = [...checks]
const failed: string[] = []
async function work(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
    if (!(await run(check))) failed.push(check.name)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) process.stdout.write(`\nFAILED: ${failed.join(', ')}\n`)
process.exit(failed.length > 0 ? 1 : 0)
