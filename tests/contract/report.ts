/** `npm run contract`: every row of the contract with the tests that prove it; fails when a row has none. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractIds, judge } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['lib', 'content', 'portal', 'server', 'site', 'demo', 'admin/app', 'tests']
const patterns = folders.map((folder) => `${folder}/**/*.{test,e2e,fault}.{ts,tsx}`)
const files = globSync(patterns, { cwd: root })
  // Its own examples prove nothing.
  .filter((path) => !path.startsWith('tests/contract/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const notDue = JSON.parse(readFileSync(join(import.meta.dirname, 'not-due.json'), 'utf8')) as Record<string, string>

const { faults, tests } = judge(files, notDue)
for (const id of contractIds) {
  const found = tests.get(id) ?? []
  const count = `${found.length} test${found.length === 1 ? '' : 's'}`
  process.stdout.write(`${id.padEnd(4)} ${notDue[id] === undefined ? count : `not due: ${notDue[id]}`}\n`)
  for (const test of found) process.stdout.write(`       ${test}\n`)
}
const proved = contractIds.filter((id) => (tests.get(id)?.length ?? 0) > 0).length
process.stdout.write(`\n${proved} of ${contractIds.length} rows have tests.\n`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
