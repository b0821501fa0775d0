import type { Payload } from 'payload'
import type { Log } from '#lib/log.ts'
import { createAccounts } from '#portal/auth/accounts.ts'
import type { Portal } from '#portal/portal.ts'
import { createAdvisoryNotices } from '#portal/release/advisory-notices.ts'
import { startRounds, type Worker } from '#server/workers/rounds.ts'

/** How often it is looked whether somebody is to be told, in milliseconds. */
const interval = 60_000

/** Tells who fetched an affected build, a minute after the advisory is published at the latest. */
export function startNoticeWorker(payload: Payload, portal: Portal, log: Log, origin: string): Worker {
  const notices = createAdvisoryNotices({ payload, portal, accounts: createAccounts({ payload, log, origin }) })
  const tell = async () => {
    const count = await notices.tellAll()
    if (count > 0) log.info({ count }, 'told of advisories who fetched an affected build')
  }
  return startRounds(log, [{ every: interval, work: tell, failure: 'nobody can be told of advisories' }])
}
