/**
 * `npm run contract`: every row of the contract with the tests whose titles name it; fails when a row has none. Whether
 * they ran and passed is in the closing lines of `npm test`.
 */
import { judgeTitles } from './proof.ts'
import { contractIds } from './titles.ts'

const { faults, tests } = judgeTitles()
for (const id of contractIds) {
  const found = tests.get(id) ?? []
  const count = `${found.length} test${found.length === 1 ? '' : 's'}`
  process.stdout.write(`${id.padEnd(4)} ${count}\n`)
  for (const test of found) process.stdout.write(`       ${test}\n`)
}
const named = contractIds.filter((id) => (tests.get(id)?.length ?? 0) > 0).length
process.stdout.write(`\n${named} of ${contractIds.length} rows have tests.\n`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
