/**
 * `npm run staff:recover -- EMAIL` gives an account of staff back to who can write on this terminal, when there is no other
 * administrator to ask: it removes the second factor, ends every session, and prints a link for a new password, good for an
 * hour and once. The site may be running.
 */
import { userInfo } from 'node:os'
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { recoverStaff } from '#server/staff/recover.ts'

const [address] = process.argv.slice(2)
if (address === undefined) {
  process.stderr.write('Usage: npm run staff:recover -- EMAIL\n')
  process.exit(2)
}
const payload = await getPayload({ config })
const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
const link = await recoverStaff({ payload, log, origin, by: `terminal (${userInfo().username})` }, address)
if (link === undefined) {
  process.stderr.write(`No member of staff has the address ${address}.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(
    `The second factor is removed and every session has ended. Within an hour, set a new password here:\n${link}\n`,
  )
}
await payload.destroy()
process.exit(process.exitCode)
