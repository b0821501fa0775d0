/**
 * `npm run published:rebuild` makes the public documents of all records anew; the site goes on reading those that are there.
 * `npm run published:check` compares them with the content and fails when they differ.
 */
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { checkPublished } from '#content/published/check.ts'
import { countRecords, rebuildPublished } from '#content/published/rebuild.ts'
import { createProgress } from './show-progress.ts'

const [task] = process.argv.slice(2)
const payload = await getPayload({ config })
if (task === 'rebuild') {
  const started = performance.now()
  const total = await countRecords(payload)
  const show = createProgress()
  const made = await rebuildPublished(payload, (done) => show(done, total))
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`\n${made} records published in ${seconds.toFixed(1)} s (${Math.round(made / seconds)}/s).\n`)
} else if (task === 'check') {
  const { differences, documents, failures } = await checkPublished(payload)
  for (const each of differences.slice(0, 50)) process.stdout.write(`${each}\n`)
  for (const { collection, reason, record } of failures)
    process.stdout.write(`${collection} ${record} cannot be shown: ${reason}\n`)
  process.stdout.write(`${documents} documents, ${failures.length} failures, ${differences.length} differences.\n`)
  if (differences.length + failures.length > 0) process.exitCode = 1
} else {
  process.stderr.write('Usage: npm run published:rebuild, or npm run published:check\n')
  process.exitCode = 2
}
await payload.destroy()
process.exit(process.exitCode)
