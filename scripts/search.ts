/**
 * `npm run search:rebuild` makes the search index anew; the site goes on searching meanwhile.
 * `npm run search:check` compares it with the content and fails when they differ.
 */
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { checkIndex } from '#portal/search/check-index.ts'
import { createIndexer } from '#portal/search/indexer.ts'
import { createProgress } from './show-progress.ts'

const [task] = process.argv.slice(2)
const payload = await getPayload({ config })
if (task === 'rebuild') {
  const started = performance.now()
  const done = await createIndexer(payload).rebuild(createProgress())
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`\n${done} records indexed in ${seconds.toFixed(1)} s (${Math.round(done / seconds)}/s).\n`)
} else if (task === 'check') {
  const { differences, documents, waiting } = await checkIndex(payload)
  for (const each of differences.slice(0, 50)) process.stdout.write(`${each}\n`)
  process.stdout.write(`${documents} documents, ${waiting} records waiting, ${differences.length} differences.\n`)
  if (differences.length > 0) process.exitCode = 1
} else {
  process.stderr.write('Usage: npm run search:rebuild, or npm run search:check\n')
  process.exitCode = 2
}
await payload.destroy()
process.exit(process.exitCode)
