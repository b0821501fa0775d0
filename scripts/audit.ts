/**
 * `npm run audit:verify` works out every digest of the audit log again, names the first entry that is not as it was
 * written, and fails then. With a number and a digest that were noted elsewhere, `npm run audit:verify -- 812 3f9c…`, it
 * also finds a log that was cut off or written anew.
 */
import { getPayload } from 'payload'
import { verifyLog } from '#content/audit/verify.ts'
import config from '#content/payload.config.ts'
import { openAsk } from '#content/search/ask.ts'
import { createProgress } from './show-progress.ts'

const [number, digest] = process.argv.slice(2)
if (number !== undefined && !(/^\d{1,15}$/.test(number) && /^[\da-f]{64}$/.test(digest ?? ''))) {
  process.stderr.write('Usage: npm run audit:verify, or npm run audit:verify -- NUMBER DIGEST\n')
  process.exit(2)
}
const payload = await getPayload({ config })
const ask = openAsk(payload)
const [counted] = await ask('SELECT count(*) AS n FROM portico_audit')
const total = Number(counted?.n)
const show = createProgress()
const { broken, end, entries } = await verifyLog(ask, {
  noted: digest === undefined ? undefined : { number: Number(number), digest },
  onProgress: (done) => show(done, Math.max(done, total)),
})
if (broken) {
  process.stdout.write(`\nEntry ${broken.number} is the first that does not hold: ${broken.reason}.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`\n${entries} entries, all as they were written.\n`)
  if (end) process.stdout.write(`Note the last one elsewhere: ${end.number} ${end.digest}\n`)
}
await payload.destroy()
process.exit(process.exitCode)
