/**
 * `npm run storage:move` puts the files of the data folder into the bucket of `STORAGE_URL` and compares each with what the bucket
 * gives back. What is there already is left. `-- --dry-run` puts nothing, `-- --check` reads what is there already, too. The site
 * may be running. It ends with 0 when the bucket has everything, and 1 when it has not.
 */
import { getPayload } from 'payload'
import { requireOwnBucket } from '#content/bucket-owner.ts'
import config from '#content/payload.config.ts'
import { env } from '#lib/env.ts'
import { moveFiles } from '#server/storage/move-files.ts'

const given = new Set(process.argv.slice(2))
const isDry = given.delete('--dry-run')
const isChecked = given.delete('--check')
const say = (line: string) => process.stdout.write(`${line}\n`)
if (given.size > 0 || env.STORAGE_URL === undefined) {
  process.stderr.write('Usage: STORAGE_URL=… npm run storage:move [-- --dry-run] [-- --check]\n')
  process.exit(2)
}

let done = 0
const tell = () => {
  done += 1
  if (done % 100 === 0) say(`${done} files …`)
}

const payload = await getPayload({ config })
try {
  await requireOwnBucket(payload, { isTaken: !isDry })
  const { bytes, put, there, wrong } = await moveFiles({ env, isDry, isChecked, onFile: tell })
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  say(isDry ? `${put} files, ${size}, are not in the bucket yet;` : `${put} files, ${size}, were put into the bucket;`)
  say(`${there} were there already.`)
  for (const path of wrong) process.stderr.write(`${path}: the bucket gives back something else. Run this again.\n`)
  if (wrong.length > 0) process.exitCode = 1
  else if (!isDry) say('The folder is as it was. With STORAGE_URL set, it is what this machine has of the bucket.')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nWhat was put is there. Run this again to go on.\n`)
  process.exitCode = 1
}
await payload.destroy()
process.exit(process.exitCode)
