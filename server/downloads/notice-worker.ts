import type { Payload } from 'payload'
import type { Log } from '#lib/log.ts'
import { createAccounts } from '#portal/auth/accounts.ts'
import type { Portal } from '#portal/portal.ts'
import { createAdvisoryNotices } from '#portal/release/advisory-notices.ts'
import { startPolling, type Worker } from '#server/workers/polling.ts'

/** How often it looks for people to notify, in milliseconds. */
const interval = 60_000

/** Notifies everybody who downloaded an affected build, within a minute of the advisory's publication. */
export function startNoticeWorker(payload: Payload, portal: Portal, log: Log, origin: string): Worker {
  const notices = createAdvisoryNotices({ payload, portal, accounts: createAccounts({ payload, log, origin }) })
  const tell = async () => {
    const count = await notices.tellAll()
    if (count > 0) log.info({ count }, 'told of advisories who fetched an affected build')
  }
  return startPolling(log, [
    { name: 'tell_of_advisories', every: interval, work: tell, failure: 'nobody can be told of advisories' },
  ])
}
